import { toast as sonner } from 'sonner';

export type ToastOptions = {
  /** One line under the title. */
  description?: string;
  /** One thing the reader can do about it. */
  action?: { label: string; onClick: () => void };
  /** The same id again replaces the toast instead of adding one. */
  id?: string;
};

const show = (kind: 'success' | 'error' | 'info' | 'warning') => (title: string, options?: ToastOptions) => {
  sonner[kind](title, options);
};

/** Says something in passing. Nothing that must be read belongs here. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  warning: show('warning'),
  /** Takes one toast away, or all. */
  dismiss: (id?: string) => {
    sonner.dismiss(id);
  },
};
