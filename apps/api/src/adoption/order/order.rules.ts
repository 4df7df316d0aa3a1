import type { StoredLanguage } from '../../database/schema/index.ts';
import { fieldProblem, Problem } from '../../http/problem.ts';
import {
  checkAmount,
  type PaymentMethodRow,
  requireCard,
  requireUsable,
} from '../../payment-gateway/index.ts';
import {
  availabilityOf,
  mostHeld,
  paymentDeadline,
  type TransactionRow,
  type TreeState,
  transactionNumber,
} from '../ledger/index.ts';
import { amountsOf, breakdownOf, feeOf, type PriceTable, requirePrice } from '../price/index.ts';
import type { CompleteOrder } from './order.schemas.ts';

/** What an order is decided by. */
export type OrderFacts = {
  /** For the transaction it may become; its number is made of it. */
  id: number;
  trees: ReadonlyMap<number, TreeState>;
  /** Trees that the buyer holds already. */
  held: number;
  /** What is held from the buyer's network address, whoever holds it, and how much may be. */
  fromNetwork: { held: number; most: number };
  method: PaymentMethodRow | undefined;
  price: PriceTable | undefined;
};

/**
 * The transaction that an order becomes, and how it is paid.
 * @throws checkout.* for what the order may not do, request.unavailable while nobody has set a price
 */
export function transactionOf(
  order: CompleteOrder,
  buyerId: number,
  facts: OrderFacts,
  language: StoredLanguage,
  now: Date,
): { transaction: TransactionRow; method: PaymentMethodRow } {
  const method = requireUsable(facts.method);
  requireCard(method, order.cardToken);
  checkChosen(order, buyerId, facts, now);
  const breakdown = breakdownOf(requirePrice(facts.price), order.treeIds.length, feeOf(method));
  if (breakdown.finalPrice !== order.expectedTotal) throw new Problem('checkout.price_changed');
  checkAmount(method, breakdown.finalPrice);
  const expiresAt = paymentDeadline(now, now, method);
  if (!expiresAt) throw new Problem('checkout.invalid_payment_method');
  const transaction: TransactionRow = {
    id: facts.id,
    number: transactionNumber(facts.id, now),
    adopterId: buyerId,
    status: 'pending_payment',
    cancelReason: null,
    paymentMethodId: method.id,
    ...amountsOf(breakdown),
    customer: order.customer,
    publicName: order.publicName,
    holder: order.holder,
    giftMessage: order.gift?.message ?? null,
    giftRecipientEmail: order.gift?.recipientEmail ?? null,
    giftDeliverOn: order.gift?.deliverOn ?? null,
    giftLanguage: order.gift ? (order.gift.language ?? language) : null,
    giftSentAt: null,
    language,
    createdAt: now,
    expiresAt,
    paidAt: null,
    cancelledAt: null,
    remindedAt: null,
    flagged: null,
    flaggedAt: null,
  };
  return { transaction, method };
}

/** @throws checkout.trees_unavailable naming each tree, checkout.too_many_held */
function checkChosen(
  { treeIds, renewals = [] }: Pick<CompleteOrder, 'treeIds' | 'renewals'>,
  adopterId: number,
  { held, fromNetwork, trees }: Pick<OrderFacts, 'held' | 'fromNetwork' | 'trees'>,
  now: Date,
): void {
  if (held + treeIds.length > mostHeld) {
    throw new Problem('checkout.too_many_held', { values: { max: mostHeld } });
  }
  if (fromNetwork.held + treeIds.length > fromNetwork.most) {
    throw new Problem('checkout.too_many_held', { values: { max: fromNetwork.most } });
  }
  const errors = treeIds.flatMap((treeId, index) => {
    const tree = trees.get(treeId);
    const wanting = { adopterId, renews: renewals.map(({ adoptionId }) => adoptionId) };
    return availabilityOf(tree, wanting, now).available
      ? []
      : [fieldProblem(`treeIds.${index}`, 'checkout.tree_unavailable', { code: tree?.code ?? treeId })];
  });
  if (errors.length) throw new Problem('checkout.trees_unavailable', { errors });
}
