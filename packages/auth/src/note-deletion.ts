import { openTabStorage, type Tab } from './browser-storage.ts';

const key = 'rimba_deletion';

/** What is typed on a sign-in page stands there again, and in the next one's field, in this tab. */
export const typedEmailKey = 'rimba_typed_email';
export const typedNameKey = 'rimba_typed_name';

/** Tells the login of this tab, where the reader lands, that their account is gone, and forgets whose it was. */
export function noteDeletion(tab: Tab): void {
  const kept = openTabStorage(tab);
  kept.removeItem(typedEmailKey);
  kept.removeItem(typedNameKey);
  kept.setItem(key, 'yes');
}

/** Whether the account was deleted just now; asked a second time, it was not. */
export function takeDeletion(tab: Tab): boolean {
  const kept = openTabStorage(tab);
  const isLeft = kept.getItem(key) !== null;
  kept.removeItem(key);
  return isLeft;
}
