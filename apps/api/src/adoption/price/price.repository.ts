import { desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { priceConfig, priceItem } from '../../database/schema/index.ts';
import type { PriceItem, PriceTable } from './price.rules.ts';

/** A price as PostgreSQL writes it as JSON. */
type PriceJson = Pick<typeof priceConfig.$inferSelect, 'mainPrice'> & {
  items:
    | (Pick<typeof priceItem.$inferSelect, 'kind'> &
        Omit<PriceItem, 'startsAt' | 'endsAt'> & { startsAt: string | null; endsAt: string | null })[]
    | null;
};

const priceAsJson = sql<PriceJson>`json_build_object('mainPrice', ${priceConfig.mainPrice}, 'items', (
  select json_agg(json_build_object('kind', ${priceItem.kind}, 'name', ${priceItem.name},
    'isPercentage', ${priceItem.isPercentage}, 'value', ${priceItem.value},
    'startsAt', ${priceItem.startsAt}, 'endsAt', ${priceItem.endsAt}) order by ${priceItem.position})
  from ${priceItem} where ${eq(priceItem.priceConfigId, priceConfig.id)}))`;

/** The newest price in force, with lines that do not count yet or any more. */
export async function findPriceConfig(db: Db, now: Date): Promise<PriceTable | undefined> {
  const [found] = await db
    .select({ price: priceAsJson })
    .from(priceConfig)
    .where(lte(priceConfig.validFrom, now))
    .orderBy(desc(priceConfig.validFrom), desc(priceConfig.id))
    .limit(1);
  return found && priceOf(found.price);
}

export async function findPlannedPrices(db: Db, now: Date): Promise<(PriceTable & { validFrom: Date })[]> {
  const rows = await db
    .select({ validFrom: priceConfig.validFrom, price: priceAsJson })
    .from(priceConfig)
    .where(gt(priceConfig.validFrom, now))
    .orderBy(priceConfig.validFrom, priceConfig.id);
  return rows.map(({ validFrom, price }) => ({ validFrom, ...priceOf(price) }));
}

function priceOf(price: PriceJson): PriceTable {
  const ofKind = (kind: (typeof priceItem.$inferSelect)['kind']): PriceItem[] =>
    (price.items ?? [])
      .filter((item) => item.kind === kind)
      .map(({ name, isPercentage, value, startsAt, endsAt }) => ({
        name,
        isPercentage,
        value,
        startsAt: startsAt === null ? null : new Date(startsAt),
        endsAt: endsAt === null ? null : new Date(endsAt),
      }));
  return { mainPrice: price.mainPrice, otherPrices: ofKind('other_price'), discounts: ofKind('discount') };
}

export async function insertPriceConfig(db: Db, config: PriceTable, validFrom: Date): Promise<void> {
  const [row] = await db
    .insert(priceConfig)
    .values({ mainPrice: config.mainPrice, validFrom })
    .returning({ id: priceConfig.id });
  if (!row) return;
  const rows = [
    ...config.otherPrices.map((item) => ({ ...item, kind: 'other_price' as const })),
    ...config.discounts.map((item) => ({ ...item, kind: 'discount' as const })),
  ].map((item, index) => ({ ...item, priceConfigId: row.id, position: index + 1 }));
  if (rows.length) await db.insert(priceItem).values(rows);
}
