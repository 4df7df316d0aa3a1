import type { Language } from '@rimba/i18n';
import type { Clock } from '../../clock/clock.ts';
import type { Db } from '../../database/client.ts';
import { cardOf, findTreeCards } from '../../forest/tree/index.ts';
import { present } from '../../http/body-rules.ts';
import { Problem, refuseWrong } from '../../http/problem.ts';
import type { PaymentMethodService } from '../../payment-gateway/index.ts';
import {
  adoptedBy,
  findOwnTransaction,
  heldBy,
  listOwnedTerms,
  listRenewing,
  listTransactionTrees,
  type OwnedTerm,
  pickReadyTrees,
  refusedAmong,
  renewedTerms,
  similarTo,
  termEnd,
} from '../ledger/index.ts';
import { withFee } from './price.rules.ts';
import type { Quote, QuoteBody } from './price.schemas.ts';
import { breakdownOnWire, feeOf, type PriceService } from './price.service.ts';
import { wrongInQuote } from './quote.rules.ts';

type Own = Pick<Quote['unavailable'][number], 'reason' | 'transactionId' | 'renewing'>;

export type QuoteService = ReturnType<typeof createQuoteService>;

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
  async function quoteTrees(
    body: QuoteBody,
    language: Language,
    adopterId: number | undefined,
  ): Promise<Quote> {
    const terms = await renewed(body, adopterId);
    const wanted = terms ? terms.map(({ treeId }) => treeId) : await chosen(body);
    const method = await methodOf(body);
    const cards = await findTreeCards(db, wanted);
    const now = clock.now();
    const refused = await refusedAmong(
      db,
      wanted,
      { adopterId: adopterId ?? 0, renews: body.renews ?? [] },
      now,
    );
    const free = wanted.filter((id) => !refused.has(id));
    const own = new Map([
      ...(await ownAmong([...refused.keys()], adopterId, now)),
      ...(await renewingAmong(terms ?? [], adopterId, now)),
    ]);
    const lost = [...refused.keys()].filter((id) => cards.has(id) && !own.has(id));
    const similar = await similarAmong(lost, wanted);
    return {
      trees: free.map((id) => cardOf(cards, id)),
      unavailable: [...refused].map(([treeId, reason]) => ({
        treeId,
        code: cards.get(treeId)?.code ?? null,
        treeName: cards.get(treeId)?.treeName ?? null,
        reason,
        transactionId: null,
        similar: similar.get(treeId) ?? null,
        ...own.get(treeId),
      })),
      terms: (terms ?? [])
        .filter(({ treeId }) => !refused.has(treeId))
        .map(({ adoptionId, treeId, endsAt }) => ({ adoptionId, treeId, ...nextTerm(endsAt, now) })),
      breakdown: breakdownOnWire(await prices.priceOf(db, free.length, method), language),
    };
  }

  /** Of trees that cannot be ordered those which are the reader's already: held, or adopted. */
  async function ownAmong(ids: number[], adopterId: number | undefined, now: Date) {
    if (adopterId === undefined) return new Map<number, Own>();
    const [held, adopted] = await Promise.all([
      heldBy(db, ids, adopterId, now),
      adoptedBy(db, ids, adopterId, now),
    ]);
    return new Map<number, Own>([
      ...[...adopted].map(
        ([id, transactionId]) => [id, { reason: 'adopted_by_you', transactionId }] as const,
      ),
      ...[...held].map(([id, transactionId]) => [id, { reason: 'held_by_you', transactionId }] as const),
    ]);
  }

  /** Of terms that giver and recipient may both renew those that the other is renewing just now. */
  async function renewingAmong(terms: readonly OwnedTerm[], adopterId: number | undefined, now: Date) {
    const ids = terms.map(({ adoptionId }) => adoptionId);
    const orders = ids.length ? await listRenewing(db, ids, now) : [];
    const giverOf = new Map(terms.map(({ adoptionId, giverId }) => [adoptionId, giverId]));
    return new Map<number, Own>(
      orders
        .filter((order) => order.adopterId !== adopterId)
        .map((order) => {
          const by = order.adopterId === giverOf.get(order.adoptionId) ? 'giver' : 'recipient';
          const renewing = { by, until: order.until.toISOString() } as const;
          return [order.treeId, { reason: 'held', transactionId: null, renewing }];
        }),
    );
  }

  /** For each tree that can be had no more the one most like it that can, beside those that are wanted. */
  async function similarAmong(lost: readonly number[], wanted: readonly number[]) {
    if (lost.length === 0) return new Map<number, Quote['unavailable'][number]['similar']>();
    const similar = await similarTo(db, lost, wanted);
    const cards = await findTreeCards(
      db,
      [...similar.values()].map(({ treeId }) => treeId),
    );
    return new Map([...similar].map(([id, { treeId, by }]) => [id, { tree: cardOf(cards, treeId), by }]));
  }

  /** The price that was agreed to stays, whatever trees cost by now; only the method's fee is another. */
  async function quoteTransaction(
    id: number,
    body: QuoteBody,
    language: Language,
    adopterId: number | undefined,
  ): Promise<Quote> {
    const row = adopterId === undefined ? undefined : await findOwnTransaction(db, adopterId, id);
    if (!row) throw new Problem('transaction.not_found');
    const method = await methodOf(body);
    const treeIds = (await listTransactionTrees(db, [id])).map(({ treeId }) => treeId);
    const cards = await findTreeCards(db, treeIds);
    const breakdown = method ? withFee(row.breakdown, feeOf(method)) : row.breakdown;
    return {
      trees: treeIds.map((treeId) => cardOf(cards, treeId)),
      unavailable: [],
      terms: [],
      breakdown: breakdownOnWire(breakdown, language),
    };
  }

  async function renewed({ renews }: QuoteBody, adopterId: number | undefined) {
    if (!renews) return undefined;
    const named = [...new Set(renews)];
    return renewedTerms(await listOwnedTerms(db, named), adopterId ?? 0, named);
  }

  const methodOf = async ({ paymentMethodId }: QuoteBody) =>
    paymentMethodId === undefined ? undefined : paymentMethods.usable(db, paymentMethodId);

  async function chosen(body: QuoteBody): Promise<number[]> {
    const { treeIds, count, kelompokKomunitasId: communityId, landType } = body;
    if (count !== undefined) return pickReadyTrees(db, count, { communityId, landType });
    return [...new Set(treeIds)];
  }

  return {
    /**
     * @throws checkout.no_trees_selected, checkout.too_many_trees, checkout.trees_unavailable, checkout.payment_method_not_found,
     * transaction.not_found
     */
    async quote(body: QuoteBody, language: Language, adopterId: number | undefined): Promise<Quote> {
      const [wrong] = present(wrongInQuote(body));
      if (wrong?.path === 'treeIds' || wrong?.path === 'renews')
        throw new Problem(wrong.code, wrong.values && { values: wrong.values });
      refuseWrong([wrong]);
      const { transactionId } = body;
      return transactionId === undefined
        ? quoteTrees(body, language, adopterId)
        : quoteTransaction(transactionId, body, language, adopterId);
    },
  };
}

/** The term that follows one that ends, or that begins today where it is over. */
function nextTerm(before: Date, now: Date): { startsAt: string; endsAt: string } {
  const startsAt = new Date(Math.max(before.getTime(), now.getTime()));
  return { startsAt: startsAt.toISOString(), endsAt: termEnd(startsAt).toISOString() };
}
