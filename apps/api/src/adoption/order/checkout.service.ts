import type { Language } from '@rimba/i18n';
import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import { inBatches } from '../../database/in-batches.ts';
import { cardOf } from '../../forest/tree/index.ts';
import { Problem } from '../../http/problem.ts';
import type { Opening } from '../../identity/guest/index.ts';
import type { IdentityService } from '../../identity/identity.service.ts';
import type { OpenSession } from '../../identity/session/index.ts';
import type { PaymentMethodRow } from '../../payment-gateway/index.ts';
import { type Buyer, chosenRows, endStaleHolds } from '../ledger/index.ts';
import type { AttemptService } from '../payment/index.ts';
import type { Placed } from '../transaction/index.ts';
import type { Replay } from './idempotency.ts';
import {
  type DraftedOrder,
  lockForOrders,
  type OrderGround,
  readGrounds,
  storeOrders,
} from './order.repository.ts';
import { transactionOf } from './order.rules.ts';
import type { CheckoutBody } from './order.schemas.ts';

/** An order as it was asked for. */
export type AskedCheckout = { order: CheckoutBody; language: Language; replay: Replay };
/** Whose order it is; a guest's account may only just be made, in the transaction that makes the order. */
export type OrderingBuyer = number | OrderingGuest;
type OrderingGuest = { opening: Opening; onOpen(session: OpenSession): void };
type OfBuyer = AskedCheckout & { adopterId: number };
type OfGuest = AskedCheckout & { opening: Opening };
type PlacedOfGuest = { session: OpenSession; placed: Placed | undefined };

/** `placed` is undefined when another request has taken the key. */
type Outcome = { placed: Placed | undefined } | { failure: unknown };
type Decided = { draft: Draft | undefined } | { failure: unknown };
type Draft = DraftedOrder & { method: PaymentMethodRow; ground: OrderGround };

export type CheckoutService = ReturnType<typeof createCheckoutService>;

/**
 * Makes transactions: the trees held, the price written down, an attempt to pay it prepared; all or nothing of each.
 * Those that come at once are made together.
 */
export function createCheckoutService({
  database,
  clock,
  attempts,
  identity,
}: {
  database: Database;
  clock: Clock;
  attempts: AttemptService;
  identity: Pick<IdentityService, 'openGuest' | 'openNewGuests'>;
}) {
  /** @throws checkout.* for what the order may not do. @returns undefined for a repeated one */
  function draft(
    { adopterId, order, language, replay }: OfBuyer,
    buyer: Buyer | undefined,
    ground: OrderGround,
    now: Date,
  ): Draft | undefined {
    if (!buyer) throw new Problem('auth.adopter_not_found');
    if (ground.repeated) return undefined;
    const { treeIds, publicName, cardToken, customer } = order;
    const { transaction, method } = transactionOf(order, adopterId, ground, language, now);
    const { id: transactionId, total: amount, expiresAt } = transaction;
    const first = { transactionId, paymentMethodId: method.id, amount, expiresAt, cardToken, ordinal: 1 };
    return {
      transaction,
      trees: chosenRows(transactionId, treeIds, 'held'),
      attempt: attempts.draft(first),
      replay,
      choices: { publicName, adopterType: customer.adopterType },
      method,
      ground,
    };
  }

  async function write(
    tx: Db,
    drafts: readonly Draft[],
    now: Date,
    lastIsSent: (() => void) | undefined,
  ): Promise<Placed[]> {
    const stale = drafts.flatMap(({ trees, ground }) => trees.map(({ treeId }) => ground.trees.get(treeId)));
    // Whatever hold still stands has run out, or the tree would not be available.
    await endStaleHolds(tx, stale);
    const storing = storeOrders(tx, drafts, now);
    lastIsSent?.();
    const stored = await storing;
    return drafts.map(({ transaction, trees, method, attempt, ground }) => {
      const id = stored.attemptIds.get(attempt.orderId);
      if (id === undefined) throw new Error(`Attempt ${attempt.orderId} was not stored`);
      const cards = trees.map(({ treeId }) => {
        const card = cardOf(ground.cards, treeId);
        return { ...card, status: stored.statuses.get(treeId) ?? card.status };
      });
      return { transaction, method, attempt: { ...attempt, id }, trees, cards };
    });
  }

  /**
   * Of orders without a buyer or a tree in common. One that may not be made does not keep others from being made.
   * `lastIsSent` is told when those that may be are sent to be written; without it the caller may still undo them.
   */
  async function place(tx: Db, orders: readonly OfBuyer[], lastIsSent?: () => void): Promise<Outcome[]> {
    const now = clock.now();
    const asked = orders.map(({ adopterId, replay, order: { treeIds, paymentMethodId } }) => {
      return { adopterId, replay, treeIds, methodId: paymentMethodId ?? 0 };
    });
    // Sent together, run one after the other.
    const [buyers, grounds] = await Promise.all([lockForOrders(tx, asked), readGrounds(tx, asked, now)]);
    const decided = orders.map((order, at): Decided => {
      const ground = grounds[at];
      if (!ground) throw new Error('Not every order was read');
      try {
        return { draft: draft(order, buyers.get(order.adopterId), ground, now) };
      } catch (failure) {
        return { failure };
      }
    });
    const drafts = decided.flatMap((one) => ('draft' in one && one.draft ? [one.draft] : []));
    const placed = drafts.length ? await write(tx, drafts, now, lastIsSent) : [];
    return decided.map((one) => {
      if ('failure' in one) return one;
      return { placed: one.draft && placed[drafts.indexOf(one.draft)] };
    });
  }

  /**
   * The same of guests, each in the account that their code opens. What one of them may not do is thrown, so that the
   * account which was made for it is undone too. Who orders alone may have an account; of several everybody is new.
   */
  async function placeOfGuests(tx: Db, orders: readonly OfGuest[]): Promise<PlacedOfGuest[]> {
    const [first, ...others] = orders.map(({ opening }) => opening);
    if (!first) return [];
    const sessions = others.length
      ? await identity.openNewGuests(tx, [first, ...others])
      : [await identity.openGuest(tx, first)];
    const outcomes = await place(
      tx,
      sessions.flatMap(({ adopter }, at) => {
        const order = orders[at];
        return order ? [{ ...order, adopterId: adopter.id }] : [];
      }),
    );
    return sessions.map((session, at) => ({ session, placed: placedOf(outcomes[at]) }));
  }

  // A tree that is locked for long, as by an import, is waited for by its own order alone.
  const lockTimeoutOf = (orders: readonly unknown[]) => (orders.length > 1 ? { lockTimeoutMs: 250 } : {});

  const placeSoon = inBatches<OfBuyer, Outcome>({
    work: (orders, onCommit) =>
      database.plannedOnce((tx, lastIsSent) => place(tx, orders, lastIsSent), {
        onCommit,
        ...lockTimeoutOf(orders),
      }),
    apart: ({ adopterId, order: { treeIds } }) => [`adopter ${adopterId}`, ...treeIds],
    most: 50,
  });
  // Apart from the others, whom a guest's failure is no business of.
  const placeOfGuestSoon = inBatches<OfGuest, PlacedOfGuest>({
    work: (orders, onCommit) =>
      database.plannedOnce((tx) => placeOfGuests(tx, orders), { onCommit, ...lockTimeoutOf(orders) }),
    apart: ({ opening: { guest }, order: { treeIds } }) => [guest.email, ...treeIds],
    most: 50,
  });

  function placedOf(outcome: Outcome | undefined): Placed | undefined {
    if (!outcome) throw new Error('The order was not answered');
    if ('failure' in outcome) throw outcome.failure;
    return outcome.placed;
  }

  return {
    /**
     * Undefined when another request has taken the key: what it made is there by now. A guest who has an account
     * orders alone.
     * @throws checkout.* for what the order may not do
     */
    async create(buyer: OrderingBuyer, order: AskedCheckout): Promise<Placed | undefined> {
      if (typeof buyer === 'number') return placedOf(await placeSoon({ ...order, adopterId: buyer }));
      const asked = { ...order, opening: buyer.opening };
      const [made] = buyer.opening.guest.hasAccount
        ? await database.plannedOnce((tx) => placeOfGuests(tx, [asked]))
        : [await placeOfGuestSoon(asked)];
      if (!made) throw new Error('The order was not answered');
      buyer.onOpen(made.session);
      return made.placed;
    },
  };
}
