import { createSessionStorage, openLocalStorage, sessionKeys } from '@rimba/auth';
import { useEffect } from 'react';
import { destination } from './sign-in.ts';

/** Somebody with a stored session has nothing to do on a sign-in page, even where it comes from another tab. */
export function useSignedInRedirect(): void {
  useEffect(() => {
    const storage = createSessionStorage(openLocalStorage(window));
    const goOn = () => {
      if (storage.read()?.user) window.location.replace(destination(window.location));
    };
    // The access token is written last.
    const follow = ({ key }: StorageEvent) => key === sessionKeys.accessToken && goOn();
    goOn();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
}
