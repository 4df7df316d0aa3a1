import { openLocalStorage } from './browser-storage.ts';
import { safeNext } from './safe-next.ts';

const key = 'rimba_going_to';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Remembers where somebody was going while a mail is on its way: its link opens a page that no longer knows.
 * In this browser only; another one goes home.
 */
export function keepDestination(next: string | null, store: Store = openLocalStorage(window)): void {
  const path = safeNext(next);
  if (path === undefined) store.removeItem(key);
  else store.setItem(key, path);
}

/** Where they were going; nothing where they came for the account itself. */
export const keptDestination = (store: Store = openLocalStorage(window)): string | undefined =>
  safeNext(store.getItem(key));
