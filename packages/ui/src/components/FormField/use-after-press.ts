import { useState, useSyncExternalStore } from 'react';

let pressing = false;

/**
 * The value, but while a pointer is down the one of before. A field says what is wrong as it is left, which is as a
 * press begins: a line that came then would move the page, and the press would end on something else and do nothing.
 */
export function useAfterPress<T extends string | undefined>(value: T): T {
  const [shown, setShown] = useState(value);
  const held = useSyncExternalStore(
    subscribe,
    () => pressing && value !== shown,
    () => false,
  );
  if (!held && value !== shown) setShown(value);
  return held ? shown : value;
}

function subscribe(changed: () => void): () => void {
  const begin = () => {
    pressing = true;
  };
  // The click follows in the same task.
  const end = () =>
    setTimeout(() => {
      pressing = false;
      changed();
    });
  window.addEventListener('pointerdown', begin, true);
  window.addEventListener('pointerup', end, true);
  window.addEventListener('pointercancel', end, true);
  return () => {
    window.removeEventListener('pointerdown', begin, true);
    window.removeEventListener('pointerup', end, true);
    window.removeEventListener('pointercancel', end, true);
  };
}
