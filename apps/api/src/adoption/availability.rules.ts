import type { AdoptionRow, HoldRow, LockedTree } from './hold.repository.ts';
import { isHeld } from './hold.rules.ts';
import { isRenewable } from './term.rules.ts';

/** Whether a buyer can have a tree, and when the new term would begin; undefined: from the payment on. */
export type Availability = { available: false } | { available: true; startsAt?: Date };

type Buyer = { adopterId: number; transactionId?: number };
type TreeState = Pick<LockedTree, 'status' | 'condition'> & {
  hold: Pick<HoldRow, 'deadline' | 'transactionId'> | undefined;
  terms: Pick<AdoptionRow, 'adopterId' | 'endsAt'>[];
};

const no: Availability = { available: false };

/**
 * A tree can be had when it is alive and offered, nobody else holds it, and it is in nobody's term; or when the buyer's
 * own term ends within 30 days and the next has not been paid yet.
 */
export function availabilityOf(tree: TreeState | undefined, buyer: Buyer, now: Date): Availability {
  if (!tree || tree.status === 'active' || tree.status === 'inactive') return no;
  // Found dead while somebody held or adopted it.
  if (tree.condition === 'dead') return no;
  if (isHeld(tree.hold, now) && tree.hold?.transactionId !== buyer.transactionId) return no;
  const [term, ...more] = tree.terms;
  if (!term) return { available: true };
  return !more.length && term.adopterId === buyer.adopterId && isRenewable(term.endsAt, now)
    ? { available: true, startsAt: term.endsAt }
    : no;
}
