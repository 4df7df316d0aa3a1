import type { TextKey } from '@rimba/i18n';
import { matchPath, type PathName } from '@rimba/paths';
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

type Said = Extract<TextKey, `auth:verify.${string}`>;
type WayOn = { readonly text: Said; readonly button: Said | 'common:actions.continue' };

const waysOn: Partial<Record<PathName, WayOn>> = {
  checkout: { text: 'auth:verify.waiting', button: 'auth:verify.toPay' },
  gift: { text: 'auth:verify.giftWaits', button: 'auth:verify.toGift' },
};

/** What somebody whose address is proven is told of where they were going, and how the way there is called. */
export function wayOnTo(destination: string | undefined): WayOn {
  if (destination === undefined) return { text: 'auth:verify.doneText', button: 'auth:verify.doneButton' };
  const match = matchPath(destination.split(/[?#]/, 1)[0] ?? '');
  const known = match?.kind === 'page' ? waysOn[match.name] : undefined;
  return known ?? { text: 'auth:verify.doneText', button: 'common:actions.continue' };
}
