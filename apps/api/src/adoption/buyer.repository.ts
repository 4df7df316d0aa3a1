import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { type AdopterType, adopter, type PublicNameChoice } from '../database/schema/index.ts';
import { rowStatement } from '../database/statement.ts';

export type Buyer = typeof adopter.$inferSelect;

const lock = rowStatement<typeof adopter, { id: number }>(
  adopter,
  (columns) => sql`select ${columns} from ${adopter} where ${adopter.id} = ${sql.placeholder('id')}
    and ${adopter.deletedAt} is null for no key update`,
);

/** The buyer, locked before any tree, so that two orders of one account are counted one after the other. */
export async function lockBuyer(db: Db, id: number): Promise<Buyer | undefined> {
  return (await lock(db, { id }))[0];
}

/** The account a payment belongs to, deleted or not, locked before its trees. */
export async function lockAccount(db: Db, id: number): Promise<Buyer> {
  const [row] = await db.select().from(adopter).where(eq(adopter.id, id)).for('no key update');
  if (!row) throw new Error(`Adopter ${id} is gone`);
  return row;
}

/** Checkout asks how the public sees the adopter; the answer is the adopter's, not the transaction's. */
export async function rememberChoices(
  db: Db,
  { id, publicName, adopterType }: Buyer,
  choices: { publicName: PublicNameChoice; adopterType: AdopterType },
): Promise<void> {
  if (choices.publicName === publicName && choices.adopterType === adopterType) return;
  await db.update(adopter).set(choices).where(eq(adopter.id, id));
}
