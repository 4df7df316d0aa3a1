import type { SessionStorage } from './session-storage.ts';

/** Stores that the adopter who is signed in here has proven the address: the next page then has no banner to take away. */
export function noteProof(storage: SessionStorage, adopterId: number, emailVerifiedAt: string): void {
  const user = storage.read()?.user;
  if (user?.id === adopterId) storage.writeUser({ ...user, emailVerifiedAt });
}
