import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { type AdopterType, adopter, type PublicNameChoice } from '../../database/schema/index.ts';
import { rowStatement } from '../../database/statement.ts';

export type Buyer = typeof adopter.$inferSelect;
/** As much of a buyer as a mail to them takes. */
export type Addressee = Pick<Buyer, 'name' | 'email'> & {
  [Moment in 'emailVerifiedAt' | 'deletedAt']: Buyer[Moment] | string;
};

/** Checkout asks how the public sees the adopter; the answer is the adopter's, not the transaction's. */
export type Choices = { publicName: PublicNameChoice; adopterType: AdopterType };

const lock = rowStatement<typeof adopter, { ids: readonly number[] }>(
  adopter,
  (
    columns,
  ) => sql`select ${columns} from ${adopter} where ${adopter.id} = any(${sql.placeholder('ids')}::int[])
    and ${adopter.deletedAt} is null order by ${adopter.id} for no key update`,
);

/** Locks buyers by rising id, so that two orders of one account are counted one after the other. Nobody who is deleted. */
export const lockBuyers = async (db: Db, ids: readonly number[]): Promise<Map<number, Buyer>> =>
  new Map((await lock(db, { ids })).map((buyer) => [buyer.id, buyer]));

/** Keeps what buyers chose, where it is new. Placeholders: `adopterIds`, `publicNames`, `adopterTypes`. */
export const rememberedChoices: SQL = sql`update ${adopter}
  set public_name = chosen.public_name, adopter_type = chosen.adopter_type
  from unnest(${sql.placeholder('adopterIds')}::int[], ${sql.placeholder('publicNames')}::text[],
    ${sql.placeholder('adopterTypes')}::text[]) as chosen (id, public_name, adopter_type)
  where ${adopter.id} = chosen.id and (${adopter.publicName}, ${adopter.adopterType})
    is distinct from (chosen.public_name, chosen.adopter_type)`;

/** The account a payment belongs to, deleted or not, locked before its trees. */
export async function lockAccount(db: Db, id: number): Promise<Buyer> {
  const [row] = await db.select().from(adopter).where(eq(adopter.id, id)).for('no key update');
  if (!row) throw new Error(`Adopter ${id} is gone`);
  return row;
}
