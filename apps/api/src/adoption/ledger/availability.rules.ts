import { fieldProblem, Problem } from '../../http/problem.ts';
import type { TermState, TreeState } from './hold.repository.ts';
import { isHeld } from './hold.rules.ts';
import type { OwnedTerm } from './ownership.repository.ts';
import { isRenewable } from './term.rules.ts';

/**
 * Why a tree cannot be had: there is none, it is dead or not up for adoption, somebody has it, or holds it and may yet let
 * it go.
 */
export const refusals = ['not_found', 'not_offered', 'taken', 'held'] as const;
export type Refusal = (typeof refusals)[number];

/** Whether a buyer can have a tree, and when the new term would begin; undefined: from the payment on. */
export type Availability = { available: false; reason: Refusal } | { available: true; startsAt?: Date };

/** Who wants a tree, by which transaction, and which terms the order renews. */
export type Wanting = { adopterId: number; transactionId?: number; renews?: readonly number[] };

const no = (reason: Refusal): Availability => ({ available: false, reason });

/**
 * A tree can be had when it is alive and offered, nobody else holds it, and it is in nobody's term. An order that renews
 * names the term that it goes on from: one that ends within 30 days, and that is the buyer's own or was given away by them.
 */
export function availabilityOf(
  tree: Pick<TreeState, 'status' | 'condition' | 'hold' | 'terms'> | undefined,
  buyer: Wanting,
  now: Date,
): Availability {
  if (!tree) return no('not_found');
  if (tree.status === 'active' || tree.status === 'inactive') return no('not_offered');
  // Found dead while somebody held or adopted it.
  if (tree.condition === 'dead') return no('not_offered');
  if (isHeld(tree.hold, now) && tree.hold?.transactionId !== buyer.transactionId) return no('held');
  const [term, ...more] = tree.terms;
  if (!term) return { available: true };
  const named = !more.length && buyer.renews?.includes(term.id);
  return named && mayRenew(term, buyer.adopterId) && isRenewable(term.endsAt, now)
    ? { available: true, startsAt: term.endsAt }
    : no('taken');
}

/** A term is renewed by its owner, or by whoever gave it for the owner. */
const mayRenew = (
  { adopterId, giverId }: Pick<TermState, 'adopterId' | 'giverId'>,
  buyerId: number,
): boolean => adopterId === buyerId || giverId === buyerId;

/**
 * Those of the terms somebody named that they go on with: of two terms of one tree the later.
 * @param terms what there is of those named, by rising id
 * @throws checkout.trees_unavailable naming each that they may not renew
 */
export function renewedTerms(
  terms: readonly OwnedTerm[],
  adopterId: number,
  adoptionIds: readonly number[],
): OwnedTerm[] {
  const own = terms.filter((term) => mayRenew(term, adopterId));
  const errors = adoptionIds.flatMap((id, index) =>
    own.some(({ adoptionId }) => adoptionId === id)
      ? []
      : [fieldProblem(`renews.${index}`, 'checkout.tree_unavailable', { code: id })],
  );
  if (errors.length) throw new Problem('checkout.trees_unavailable', { errors });
  return [...new Map(own.map((term) => [term.treeId, term])).values()];
}
