import type { Db } from '../../database/client.ts';
import { type Adopter, findAdopter } from './adopter.repository.ts';

/** Where mail about an adoption may go: the address that an account has proven, as long as it stands. */
export const provenAddress = ({
  email,
  emailVerifiedAt,
  deletedAt,
}: Pick<Adopter, 'email' | 'emailVerifiedAt' | 'deletedAt'>): string | undefined =>
  emailVerifiedAt && !deletedAt ? (email ?? undefined) : undefined;

/** An account that may be written to. */
export async function findMailReader(
  db: Db,
  id: number,
): Promise<(Pick<Adopter, 'name' | 'language'> & { email: string }) | undefined> {
  const found = await findAdopter(db, id);
  const email = found && provenAddress(found);
  return found && email ? { name: found.name, language: found.language, email } : undefined;
}
