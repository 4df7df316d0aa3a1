import { createSessionStorage, openLocalStorage } from '@rimba/auth';
import { useEffect } from 'react';
import { destination } from './sign-in.ts';

/** Somebody with a stored session has nothing to do on a sign-in page. */
export function useSignedInRedirect(): void {
  useEffect(() => {
    const stored = createSessionStorage(openLocalStorage(window)).read();
    if (stored?.user) window.location.replace(destination(window.location));
  }, []);
}
