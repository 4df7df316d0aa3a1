import { useRef } from 'react';

/**
 * Gives the focus back to where it was before something opened. Radix does so only for a trigger of its own,
 * and most dialogs are opened from elsewhere.
 */
export function useReturnFocus() {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(before.current instanceof HTMLElement) || !before.current.isConnected) return;
      event.preventDefault();
      // What it changed may have put another place before the reader.
      before.current.focus({ preventScroll: true });
    },
  };
}
