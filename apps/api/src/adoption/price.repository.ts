import { asc, desc, eq, lte } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { priceConfig, priceItem } from '../database/schema/index.ts';
import type { PriceConfig, PriceItem } from './price.rules.ts';

/** The newest price that is in force. */
export async function findPriceConfig(db: Db, now: Date): Promise<PriceConfig | undefined> {
  const [config] = await db
    .select()
    .from(priceConfig)
    .where(lte(priceConfig.validFrom, now))
    .orderBy(desc(priceConfig.validFrom), desc(priceConfig.id))
    .limit(1);
  if (!config) return undefined;
  const items = await db
    .select()
    .from(priceItem)
    .where(eq(priceItem.priceConfigId, config.id))
    .orderBy(asc(priceItem.position));
  const ofKind = (kind: (typeof items)[number]['kind']): PriceItem[] =>
    items
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
