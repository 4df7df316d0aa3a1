import type { Language } from '@rimba/i18n';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../database/client.ts';
import { fieldProblem, Problem } from '../http/problem.ts';
import type { PaymentMethodService } from '../payments/payment-method.service.ts';
import { availableAmong, pickReadyTrees } from './availability.repository.ts';
import { mostTrees } from './hold.rules.ts';
import type { Quote, QuoteBody } from './price.schemas.ts';
import { breakdownOnWire, type PriceService } from './price.service.ts';
import { cardOf, findTreeCards } from './tree-card.repository.ts';

/** What an order would cost, and which of its trees can still be had. Holds nothing. */
export function createQuoteService({
  db,
  clock,
  prices,
  paymentMethods,
}: {
  db: Db;
  clock: Clock;
  prices: PriceService;
  paymentMethods: PaymentMethodService;
}) {
  return {
    /** @throws checkout.no_trees_selected, checkout.too_many_trees, checkout.payment_method_not_found */
    async quote(body: QuoteBody, language: Language, adopterId: number | undefined): Promise<Quote> {
      const wanted = await chosen(body);
      const method = body.paymentMethodId ? await paymentMethods.usable(db, body.paymentMethodId) : undefined;
      const cards = await findTreeCards(db, wanted);
      const free = await availableAmong(db, wanted, adopterId ?? 0, clock.now());
      const trees = wanted.filter((id) => free.has(id)).map((id) => cardOf(cards, id));
      return {
        trees,
        unavailable: wanted
          .filter((id) => !free.has(id))
          .map((treeId) => ({ treeId, code: cards.get(treeId)?.code ?? null })),
        breakdown: breakdownOnWire(await prices.priceOf(db, trees.length, method), language),
      };
    },
  };

  async function chosen({ treeIds, count, kelompokKomunitasId }: QuoteBody): Promise<number[]> {
    if (treeIds && count !== undefined) {
      throw new Problem('request.validation_error', {
        errors: [
          fieldProblem('count', 'request.invalid_parameter', { name: 'count', allowed: 'treeIds / count' }),
        ],
      });
    }
    if (count !== undefined) return pickReadyTrees(db, count, kelompokKomunitasId);
    const ids = [...new Set(treeIds ?? [])];
    if (!ids.length) throw new Problem('checkout.no_trees_selected');
    if (ids.length > mostTrees) throw new Problem('checkout.too_many_trees', { values: { max: mostTrees } });
    return ids;
  }
}
