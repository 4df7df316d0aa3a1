import { openTabStorage, typedEmailKey } from '@rimba/auth';
import { useEffect, useEffectEvent } from 'react';
import { isLeft } from './is-left.ts';

interface EmailField {
  readonly typed: string | undefined;
  readonly write: (email: string) => void;
}

/** The field whose address goes along. */
export const emailFieldId = 'email';

/**
 * An address typed on one sign-in page stands in the next one's field: each is a page of its own. It lasts as long
 * as the tab, and comes only where nobody has begun to type another.
 */
export function useTypedEmail({ typed, write }: EmailField): void {
  const restore = useEffectEvent(() => {
    const kept = openTabStorage(window).getItem(typedEmailKey);
    if (kept && isLeft(emailFieldId)) write(kept);
  });
  // Once the page has its script.
  useEffect(() => restore(), []);
  useEffect(() => {
    if (typed) openTabStorage(window).setItem(typedEmailKey, typed);
  }, [typed]);
}
