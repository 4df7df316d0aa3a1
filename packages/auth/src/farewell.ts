const key = 'rimba_farewell';

/** Tells the login of this tab, where the reader lands, that their account is gone. */
export function leaveFarewell(tab: Storage): void {
  tab.setItem(key, 'yes');
}

/** Whether the account was deleted just now; asked a second time, it was not. */
export function takeFarewell(tab: Storage): boolean {
  const isLeft = tab.getItem(key) !== null;
  tab.removeItem(key);
  return isLeft;
}
