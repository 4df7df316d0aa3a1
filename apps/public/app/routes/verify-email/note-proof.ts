import { createSessionStorage, openLocalStorage } from '@rimba/auth';

/** Stores that the adopter who is signed in here has proven the address: the next page then has no banner to take away. */
export function noteProof(adopterId: number, emailVerifiedAt: string): void {
  const storage = createSessionStorage(openLocalStorage(window));
  const user = storage.read()?.user;
  if (user?.id === adopterId) storage.writeUser({ ...user, emailVerifiedAt });
}
