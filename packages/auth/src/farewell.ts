const key = 'rimba_farewell';

/** A `window`; some private ones refuse storage, and nothing is said then. */
interface Tab {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** Tells the login of this tab, where the reader lands, that their account is gone. */
export function leaveFarewell(tab: Tab): void {
  try {
    tab.sessionStorage.setItem(key, 'yes');
  } catch {
    // The account is gone all the same.
  }
}

/** Whether the account was deleted just now; asked a second time, it was not. */
export function takeFarewell(tab: Tab): boolean {
  try {
    const isLeft = tab.sessionStorage.getItem(key) !== null;
    tab.sessionStorage.removeItem(key);
    return isLeft;
  } catch {
    return false;
  }
}
