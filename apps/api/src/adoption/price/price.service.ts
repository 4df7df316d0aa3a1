import type { Language } from '@rimba/i18n';
import type { Clock } from '../../clock/clock.ts';
import type { Db } from '../../database/client.ts';
import type { StoredBreakdown } from '../../database/schema/index.ts';
import { Problem } from '../../http/problem.ts';
import type { PaymentMethodRow } from '../../payment-gateway/index.ts';
import { findPlannedPrices, findPriceConfig, insertPriceConfig } from './price.repository.ts';
import { breakdownOf, type MethodFee, type PriceItem, type PriceTable, priceAt } from './price.rules.ts';
import type { PriceBreakdown, PriceConfigOnWire } from './price.schemas.ts';

export type PriceService = ReturnType<typeof createPriceService>;

export function createPriceService({ db, clock }: { db: Db; clock: Clock }) {
  /** What counts at a moment; undefined while nobody has set a price. */
  async function find(tx: Db = db, at: Date = clock.now()): Promise<PriceTable | undefined> {
    const config = await findPriceConfig(tx, at);
    return config && priceAt(config, at);
  }

  /** @throws request.unavailable while nobody has set a price. */
  async function inForce(tx: Db = db, at: Date = clock.now()): Promise<PriceTable> {
    return requirePrice(await find(tx, at));
  }

  return {
    inForce,
    find,

    /** The price in force as it was set, lines of other days included. */
    stored: () => findPriceConfig(db, clock.now()),

    /** Those that come into force later, the next one first. */
    planned: () => findPlannedPrices(db, clock.now()),

    /** What the clients are told; names in one language when it was asked for. */
    async onWire(language: Language | undefined): Promise<PriceConfigOnWire> {
      const config = await inForce();
      const item = ({ name, isPercentage, value, startsAt, endsAt }: PriceItem) => ({
        name: language ? name[language] : name,
        isPercentage,
        value: isPercentage ? value / 100 : value,
        startsAt: startsAt?.toISOString() ?? null,
        endsAt: endsAt?.toISOString() ?? null,
      });
      const { totalPrice, totalDiscount, finalPrice } = breakdownOf(config, 1);
      return {
        mainPrice: config.mainPrice,
        listOtherPrices: config.otherPrices.map(item),
        listOtherDiscounts: config.discounts.map(item),
        oneTree: { totalPrice, totalDiscount, finalPrice },
      };
    },

    /** The price of so many trees now, with the method's fee when one is chosen. */
    async priceOf(tx: Db, quantity: number, method?: PaymentMethodRow): Promise<StoredBreakdown> {
      return breakdownOf(await inForce(tx), quantity, method && feeOf(method));
    },

    /** Puts a price in force from a moment on; what was agreed before stays as it was. */
    setPrice: (tx: Db, config: PriceTable, validFrom: Date) => insertPriceConfig(tx, config, validFrom),
  };
}

/** @throws request.unavailable while nobody has set a price. */
export function requirePrice(config: PriceTable | undefined): PriceTable {
  if (!config) throw new Problem('request.unavailable', { retryAfter: 60 });
  return config;
}

export const feeOf = (method: PaymentMethodRow): MethodFee => ({
  name: method.name,
  fixed: method.feeFixed,
  percent: method.feePercent,
});

/** The stored record in the reader's language. */
export function breakdownOnWire(stored: StoredBreakdown, language: Language): PriceBreakdown {
  const line = ({ name, value }: StoredBreakdown['listOtherPrices'][number]) => ({
    name: name[language],
    value,
  });
  return {
    quantity: stored.quantity,
    mainPrice: stored.mainPrice,
    subtotal: stored.mainPrice * stored.quantity,
    listOtherPrices: stored.listOtherPrices.map(line),
    totalOtherPrice: stored.totalOtherPrice,
    totalPrice: stored.totalPrice,
    listOtherDiscounts: stored.listOtherDiscounts.map((discount) => ({
      ...line(discount),
      endsAt: discount.endsAt ?? null,
    })),
    totalDiscount: stored.totalDiscount,
    paymentFee: stored.paymentFee && line(stored.paymentFee),
    finalPrice: stored.finalPrice,
  };
}
