import { dayMs } from '../../clock/day.ts';
import type { Finding } from '../../http/body-rules.ts';
import { fieldProblem } from '../../http/problem.ts';

/** Most trees in one transaction, and most that one account may hold unpaid. */
export const mostTrees = 50;
export const mostHeld = 50;
/** Most that accounts of one network address may hold unpaid together, times LIMIT_FACTOR. */
export const mostHeldFromNetwork = 200;

/** What is wrong with how many different trees somebody has named, if anything. */
export function treeIdsProblem(treeIds: readonly unknown[], field = 'treeIds'): Finding {
  if (treeIds.length === 0) return fieldProblem(field, 'checkout.no_trees_selected');
  const tooMany = new Set(treeIds).size > mostTrees;
  return tooMany ? fieldProblem(field, 'checkout.too_many_trees', { max: mostTrees }) : undefined;
}

const longestHold = dayMs;
/** The gateway takes no payment that would expire sooner. */
const shortestPayment = 60_000;

/** No transaction waits longer for its payment. */
export const latestDeadline = (createdAt: Date): Date => new Date(createdAt.getTime() + longestHold);

/**
 * When a payment by some method stops, and the trees with it: the method's own time from now, but never beyond
 * 24 h after the transaction was made. Undefined when too little of that is left to start a payment.
 */
export function paymentDeadline(
  createdAt: Date,
  now: Date,
  method: { expiresInSeconds: number },
): Date | undefined {
  const deadline = Math.min(
    now.getTime() + method.expiresInSeconds * 1_000,
    latestDeadline(createdAt).getTime(),
  );
  return deadline - now.getTime() < shortestPayment ? undefined : new Date(deadline);
}

/** A hold that ran out no longer keeps anybody from the tree, even before a sweep has removed it. */
export const isHeld = (hold: { deadline: Date } | undefined, now: Date): boolean =>
  hold !== undefined && hold.deadline > now;
