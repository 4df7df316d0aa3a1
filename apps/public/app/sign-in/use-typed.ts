import { openTabStorage, typedEmailKey, typedNameKey } from '@rimba/auth';
import { useEffect, useEffectEvent } from 'react';
import { isLeft } from './is-left.ts';

interface TypedField {
  readonly typed: string | undefined;
  readonly write: (typed: string) => void;
}

/** The field whose address goes along. */
export const emailFieldId = 'email';
/** The field whose name is there again. */
export const nameFieldId = 'name';

/** An address typed on one sign-in page stands in the next one's field: each is a page of its own. */
export const useTypedEmail = (field: TypedField): void => useTyped(emailFieldId, typedEmailKey, field);

/** A name stands there again when the page is loaded anew, or come back to. */
export const useTypedName = (field: TypedField): void => useTyped(nameFieldId, typedNameKey, field);

/** It lasts as long as the tab, and comes only where nobody has begun to type another. */
function useTyped(id: string, key: string, { typed, write }: TypedField): void {
  const restore = useEffectEvent(() => {
    const kept = openTabStorage(window).getItem(key);
    if (kept && isLeft(id)) write(kept);
  });
  // Once the page has its script.
  useEffect(() => restore(), []);
  useEffect(() => {
    if (typed) openTabStorage(window).setItem(key, typed);
  }, [key, typed]);
}
