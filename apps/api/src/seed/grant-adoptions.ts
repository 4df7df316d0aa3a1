import { dayMs } from '../clock/day.ts';
import { startOfWibDay } from '../clock/wib.ts';
import type { Db } from '../database/client.ts';
import { adopter, paymentMethod } from '../database/schema/index.ts';
import type { Services } from '../services.ts';
import { seedAdopters } from './adopters.ts';
import { type Adoptable, seedPrice, seedPurchases } from './adoptions.ts';
import type { Random } from './random.ts';
import { recordPaid } from './record-paid.ts';

/** Sets the price, then writes the adopters and what they paid. */
export async function grantAdoptions(
  tx: Db,
  trees: readonly Adoptable[],
  services: Pick<Services, 'gateway' | 'adoption'>,
  now: Date,
  random: Random,
): Promise<void> {
  const methods = (await tx.select().from(paymentMethod)).filter(({ available }) => available);
  const purchases = seedPurchases(trees, methods, now, random);
  const opened = new Date((purchases[0]?.paidAt ?? now).getTime() - 90 * dayMs);
  const endsAt = startOfWibDay(`${now.getUTCFullYear() + 2}-01-01`);
  const discounts = seedPrice.discounts.map((discount) => ({ ...discount, endsAt }));
  await services.adoption.price.prices.setPrice(tx, { ...seedPrice, discounts }, opened);
  const ids = await writeAdopters(tx, opened);
  for (const { adopter: buyer, trees: treeIds, paidAt, method, gift } of purchases) {
    const [firstName = '', ...rest] = buyer.name.split(' ');
    await recordPaid(
      services,
      tx,
      {
        adopterId: ids.get(buyer.email) ?? 0,
        treeIds,
        method: method.code,
        createdAt: new Date(paidAt.getTime() - 4 * 60_000),
        paidAt,
        customer: {
          firstName,
          lastName: rest.join(' '),
          email: buyer.email,
          phone: '+6281200000000',
          adopterType: buyer.adopterType,
        },
        publicName: buyer.publicName,
        holder: gift?.holder ?? buyer.name,
        message: gift?.message ?? null,
        language: 'id',
      },
      now,
    );
  }
}

async function writeAdopters(tx: Db, opened: Date): Promise<Map<string | null, number>> {
  const rows = seedAdopters.map(({ trees: _trees, before: _before, ...row }, index) => {
    const createdAt = new Date(opened.getTime() + index * dayMs);
    return { ...row, createdAt, emailVerifiedAt: createdAt };
  });
  const made = await tx.insert(adopter).values(rows).returning({ id: adopter.id, email: adopter.email });
  return new Map(made.map(({ id, email }) => [email, id]));
}
