import type { ToastOptions } from '@rimba/ui';

/** Says something in passing. The toasts' code arrives with the first of them. */
async function say(kind: 'success' | 'error' | 'info' | 'warning', title: string, options?: ToastOptions) {
  const { toast } = await import('./toast.ts');
  toast[kind](title, options);
}

export const saySuccess = (title: string, options?: ToastOptions) => void say('success', title, options);
export const sayError = (title: string, options?: ToastOptions) => void say('error', title, options);
export const sayInfo = (title: string, options?: ToastOptions) => void say('info', title, options);
