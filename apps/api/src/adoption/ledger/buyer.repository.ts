import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { adopter, type PublicNameChoice, type transaction } from '../../database/schema/index.ts';

export type Buyer = typeof adopter.$inferSelect;
type Customer = (typeof transaction.$inferSelect)['customer'];

/** Locks a buyer, so that two orders of one account are counted one after the other. Nobody who is deleted. */
export async function lockBuyer(db: Db, id: number): Promise<Buyer | undefined> {
  const [row] = await db
    .select()
    .from(adopter)
    .where(and(eq(adopter.id, id), isNull(adopter.deletedAt)))
    .for('no key update');
  return row;
}

/**
 * Checkout asks how the public sees the adopter, and for a number: what is answered is the adopter's, too. Whether they are
 * an organisation only where they order in their own name: somebody who pays for a company stays somebody.
 */
export async function rememberChoices(
  db: Db,
  buyer: Buyer,
  publicName: PublicNameChoice,
  { firstName, lastName, adopterType: type, email, phone: typed }: Customer,
): Promise<void> {
  // With another address it may be somebody else's number.
  const phone = buyer.phone ?? (email === buyer.email ? typed : null);
  const adopterType = `${firstName} ${lastName}`.trim() === buyer.name ? type : buyer.adopterType;
  const isSame =
    buyer.publicName === publicName && buyer.adopterType === adopterType && buyer.phone === phone;
  if (isSame) return;
  await db.update(adopter).set({ publicName, adopterType, phone }).where(eq(adopter.id, buyer.id));
}

/** An account that is not deleted. */
export async function findAccount(db: Db, id: number): Promise<Buyer | undefined> {
  const [row] = await db
    .select()
    .from(adopter)
    .where(and(eq(adopter.id, id), isNull(adopter.deletedAt)));
  return row;
}

/** The account a payment belongs to, deleted or not, locked before its trees. */
export async function lockAccount(db: Db, id: number): Promise<Buyer> {
  const [row] = await db.select().from(adopter).where(eq(adopter.id, id)).for('no key update');
  if (!row) throw new Error(`Adopter ${id} is gone`);
  return row;
}
