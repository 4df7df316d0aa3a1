import { createSessionStorage, openLocalStorage, type SessionUser } from '@rimba/auth';
import { useEffect, useState } from 'react';

/** Who is signed in in this browser, once the page has its script. */
export function useStoredUser(): SessionUser | undefined {
  const [user, setUser] = useState<SessionUser>();
  useEffect(() => setUser(createSessionStorage(openLocalStorage(window)).read()?.user), []);
  return user;
}
