import { openTabStorage, type Tab } from './browser-storage.ts';

const key = 'rimba_deletion';

/** Tells the login of this tab, where the reader lands, that their account is gone. */
export const noteDeletion = (tab: Tab): void => openTabStorage(tab).setItem(key, 'yes');

/** Whether the account was deleted just now; asked a second time, it was not. */
export function takeDeletion(tab: Tab): boolean {
  const kept = openTabStorage(tab);
  const isLeft = kept.getItem(key) !== null;
  kept.removeItem(key);
  return isLeft;
}
