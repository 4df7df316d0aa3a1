import { create } from 'zustand';

/** Whether news arrives by itself; while it does not, what may change is looked at again and again. */
export const useStreamIsUp = create<boolean>(() => false);
