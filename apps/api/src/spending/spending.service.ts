import type { Language } from '@rimba/i18n';
import { breakdownOf, type PriceService } from '../adoption/price/index.ts';
import type { Clock } from '../clock/clock.ts';
import { wibDate } from '../clock/wib.ts';
import type { Purpose } from '../database/schema/index.ts';
import { toCsv } from '../documents/csv.rules.ts';
import { translatorFor } from '../language/translator.ts';
import { goesToCommunity, purposes } from './purposes.ts';
import type { SpendingRepository } from './spending.repository.ts';
import {
  communityShareOf,
  type Figures,
  figuresOf,
  partsOf,
  type Spent,
  splitOn,
  sumOf,
  unspentOf,
} from './spending.rules.ts';
import type { SpendingReport } from './spending.schemas.ts';

type Dependencies = { clock: Clock; prices: Pick<PriceService, 'find'>; spending: SpendingRepository };

const nothing: Figures = { received: 0, passedOn: 0, used: 0, trees: 0 };
const onWire = (figures: Figures) => ({
  ...figures,
  passedOnPerTree: figures.trees === 0 ? null : Math.round(figures.passedOn / figures.trees),
});

/** Where adoption money goes: how a price is divided, what was passed on, what has not been yet. */
export function createSpendingService({ clock, prices, spending }: Dependencies) {
  async function report(language: Language): Promise<SpendingReport> {
    const [splits, receipts, spent, communities, price] = await Promise.all([
      spending.splits(),
      spending.receipts(),
      spending.spent(),
      spending.communities(),
      prices.find(),
    ]);
    const { t } = translatorFor(language);
    const nameOf = (purpose: Purpose) => t(`reports:spending.purpose.${purpose}.name`);
    const today = price && breakdownOf(price, 1);
    const split = splitOn(splits, wibDate(clock.now()));
    const ofFull = split && today && partsOf(split, today.totalPrice);
    const ofToPay = split && today && partsOf(split, today.finalPrice);
    const figures = [...figuresOf(receipts, spent)];
    const total = sumOf(figures.flatMap(([, ofCommunities]) => [...ofCommunities.values()]));
    const unspent = unspentOf(splits, receipts, spent);
    const ends = today?.listOtherDiscounts.flatMap(({ endsAt }) => endsAt ?? []).sort() ?? [];
    return {
      illustrative: [...splits, ...spent].some(({ illustrative }) => illustrative),
      asOf: spent.at(-1)?.date ?? null,
      price: today
        ? {
            full: today.totalPrice,
            toPay: today.finalPrice,
            discount: today.listOtherDiscounts.map(({ name }) => name[language]).join(', ') || null,
            discountEndsAt: ends[0] ?? null,
          }
        : null,
      split: split
        ? {
            validFrom: split.validFrom,
            groupShare: communityShareOf(split) / 100,
            parts: partsOf(split, 0).map(({ purpose, share }, index) => ({
              purpose,
              name: nameOf(purpose),
              text: t(`reports:spending.purpose.${purpose}.text`),
              toGroup: goesToCommunity(purpose),
              share: share / 100,
              ofFull: ofFull?.[index]?.amount ?? null,
              ofToPay: ofToPay?.[index]?.amount ?? null,
            })),
          }
        : null,
      total: onWire(total),
      years: figures.map(([year, ofCommunities]) => ({
        year,
        ...onWire(sumOf([...ofCommunities.values()])),
      })),
      groups: communities
        .map((kelompokKomunitas) => {
          const own = figures.map(([year, ofCommunities]) => ({
            year,
            ...onWire(ofCommunities.get(kelompokKomunitas.id) ?? nothing),
          }));
          return { kelompokKomunitas, ...onWire(sumOf(own)), years: own };
        })
        .filter(({ received, passedOn }) => received > 0 || passedOn > 0)
        .sort((one, other) => other.passedOn - one.passedOn),
      rows: rowsOf(spent).map(({ communityId, ...row }) => ({
        ...row,
        kelompokKomunitas: communities.find(({ id }) => id === communityId)?.name ?? null,
        name: nameOf(row.purpose),
        toGroup: goesToCommunity(row.purpose),
      })),
      unspent: {
        amount: unspent.reduce((sum, { amount }) => sum + amount, 0),
        parts: unspent.map((part) => ({ ...part, name: nameOf(part.purpose) })),
      },
    };
  }

  return {
    report,

    /** What came in and what was spent, by year, community and purpose; amounts in whole rupiah. */
    async csv(language: Language): Promise<string> {
      const { groups, rows } = await report(language);
      const { t } = translatorFor(language);
      const column = (name: 'year' | 'group' | 'kind' | 'purpose' | 'amount' | 'trees') =>
        t(`reports:spending.csv.${name}`);
      return toCsv([
        [
          column('year'),
          column('group'),
          column('kind'),
          column('purpose'),
          column('amount'),
          column('trees'),
        ],
        ...groups.flatMap(({ kelompokKomunitas, years }) =>
          years
            .filter(({ received }) => received > 0)
            .map(({ year, received, trees }) => [
              year,
              kelompokKomunitas.name,
              t('reports:spending.received'),
              '',
              received,
              trees,
            ]),
        ),
        ...rows.map(({ year, kelompokKomunitas, name, toGroup, amount }) => [
          year,
          kelompokKomunitas,
          t(toGroup ? 'reports:spending.passedOn' : 'reports:spending.used'),
          name,
          amount,
          null,
        ]),
      ]);
    },
  };
}

/** Summed by year, community and purpose, in that order. */
function rowsOf(spent: readonly Spent[]) {
  const sums = new Map<
    string,
    { year: number; communityId: number | null; purpose: Purpose; amount: number }
  >();
  for (const { date, communityId, purpose, amount } of spent) {
    const year = Number(date.slice(0, 4));
    const key = `${year} ${communityId} ${purpose}`;
    const before = sums.get(key);
    sums.set(key, { year, communityId, purpose, amount: amount + (before?.amount ?? 0) });
  }
  return [...sums.values()].sort(
    (one, other) =>
      one.year - other.year ||
      (one.communityId ?? Infinity) - (other.communityId ?? Infinity) ||
      purposes.indexOf(one.purpose) - purposes.indexOf(other.purpose),
  );
}
