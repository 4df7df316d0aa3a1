import { sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { priceConfig, priceItem } from '../database/schema/index.ts';
import { statement } from '../database/statement.ts';
import type { PriceConfig, PriceItem } from './price.rules.ts';

type Found = Pick<typeof priceConfig.$inferSelect, 'mainPrice'> & {
  items: (Pick<typeof priceItem.$inferSelect, 'kind'> & PriceItem)[] | null;
};

const find = statement<Found, { now: Date }>(
  () => sql`select ${priceConfig.mainPrice}::float8 as "mainPrice", (
      select json_agg(json_build_object('kind', ${priceItem.kind}, 'name', ${priceItem.name},
        'isPercentage', ${priceItem.isPercentage}, 'value', ${priceItem.value}) order by ${priceItem.position})
      from ${priceItem} where ${priceItem.priceConfigId} = ${priceConfig.id}
    ) as items
    from ${priceConfig} where ${priceConfig.validFrom} <= ${sql.placeholder('now')}
    order by ${priceConfig.validFrom} desc, ${priceConfig.id} desc limit 1`,
);

/** The newest price that is in force. */
export async function findPriceConfig(db: Db, now: Date): Promise<PriceConfig | undefined> {
  const [config] = await find(db, { now });
  if (!config) return undefined;
  const ofKind = (kind: (typeof priceItem.$inferSelect)['kind']): PriceItem[] =>
    (config.items ?? [])
      .filter((item) => item.kind === kind)
      .map(({ name, isPercentage, value }) => ({ name, isPercentage, value }));
  return { mainPrice: config.mainPrice, otherPrices: ofKind('other_price'), discounts: ofKind('discount') };
}

export async function insertPriceConfig(db: Db, config: PriceConfig, validFrom: Date): Promise<void> {
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
