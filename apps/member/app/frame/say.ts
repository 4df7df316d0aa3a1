import { untilThere } from '@rimba/shell';
import type { ToastOptions } from '@rimba/ui';
import { create } from 'zustand';

type Kind = 'success' | 'error';

/** Whether anything has been said yet: the place for toasts is drawn with the first of them. */
export const useHasSpoken = create<boolean>(() => false);

/** Says something in passing. */
async function say(kind: Kind, title: string, options?: ToastOptions) {
  useHasSpoken.setState(true, true);
  const toast = await untilThere(async () => (await import('./Toasts.tsx')).toast);
  toast[kind](title, options);
}

export const saySuccess = (title: string, options?: ToastOptions) => void say('success', title, options);
export const sayError = (title: string, options?: ToastOptions) => void say('error', title, options);
