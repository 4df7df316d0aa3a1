import { termEnd } from '../adoption/ledger/index.ts';
import { breakdownOf, type PriceTable } from '../adoption/price/index.ts';
import { dayMs } from '../clock/day.ts';
import type { paymentMethod } from '../database/schema/index.ts';
import { type SeedAdopter, seedAdopters } from './adopters.ts';
import type { Random } from './random.ts';

type Method = typeof paymentMethod.$inferSelect;
/** A tree that may be adopted, from the moment it was recorded. */
export type Adoptable = { id: number; createdAt: Date };

/** One payment of one adopter for some trees. */
export type SeedPurchase = {
  adopter: SeedAdopter;
  trees: number[];
  paidAt: Date;
  method: Method;
  /** The name on the certificate and the words to it, where the trees are a present. */
  gift: Gift | undefined;
};
type Gift = { holder: string; message: string };

export const seedPrice: PriceTable = {
  mainPrice: 150_000,
  otherPrices: [],
  discounts: [
    {
      name: { id: 'Potongan musim tanam', en: 'Planting season discount' },
      isPercentage: true,
      value: 1_000,
    },
  ],
};

const gifts: Gift[] = [
  { holder: 'Nenek Salamah Contoh', message: 'Semoga setinggi cerita Nenek.' },
  { holder: 'Kelas 4B SD Contoh', message: 'Untuk dirawat bersama sampai kalian lulus.' },
  { holder: 'Alya dan Raka Contoh', message: 'Selamat menempuh hidup baru. Satu pohon untuk setiap tahun.' },
];

/** A transaction takes 50 trees at the most; large patrons come back. */
const mostAtOnce = 50;

/**
 * Who adopted what and when. First the terms that have ended, then those that run, oldest first; a tree whose
 * term ended may be adopted again.
 */
export function seedPurchases(
  trees: readonly Adoptable[],
  methods: readonly Method[],
  now: Date,
  random: Random,
): SeedPurchase[] {
  const free = new Map(random.shuffle(trees).map((tree) => [tree.id, tree.createdAt.getTime()]));

  /** Trees that were recorded, and nobody's, at a moment. */
  function take(count: number, at: number): number[] {
    const taken: number[] = [];
    for (const [id, from] of free) {
      if (taken.length === count) break;
      if (from <= at) taken.push(id);
    }
    for (const id of taken) free.delete(id);
    return taken;
  }

  function purchase(adopter: SeedAdopter, count: number, daysAgo: [number, number]): SeedPurchase[] {
    if (count === 0) return [];
    const size = Math.min(count, mostAtOnce);
    const paidAt = new Date(Math.floor(now.getTime() - random.between(...daysAgo) * dayMs));
    const chosen = take(size, paidAt.getTime());
    const payable = breakdownOf(seedPrice, chosen.length).finalPrice;
    const method = random.pick(
      methods.filter(({ minimum, maximum }) => payable >= minimum && payable <= maximum),
    );
    const gift = adopter.adopterType === 'individual' && random.chance(0.15) ? random.pick(gifts) : undefined;
    const bought = { adopter, trees: chosen, paidAt, method, gift };
    return [...(chosen.length ? [bought] : []), ...purchase(adopter, count - size, daysAgo)];
  }

  const ended = seedAdopters.flatMap((adopter) => purchase(adopter, adopter.before, [380, 640]));
  for (const { trees: returned, paidAt } of ended) {
    for (const id of returned) free.set(id, termEnd(paidAt).getTime());
  }
  const running = seedAdopters.flatMap((adopter) => purchase(adopter, adopter.trees, [2, 352]));
  return [...ended, ...running].sort((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
}
