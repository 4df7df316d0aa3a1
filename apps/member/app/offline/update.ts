import { create } from 'zustand';

/** Starts the new version that waits, once there is one. */
export const useWaitingVersion = create<{ readonly start: (() => void) | undefined }>(() => ({
  start: undefined,
}));
