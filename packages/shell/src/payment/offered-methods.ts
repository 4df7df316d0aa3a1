import type { PaymentMethod, PaymentMethodGroup } from './wire.ts';

/** Why a method cannot be chosen; undefined where it can. */
export type MethodObstacle = 'unavailable' | 'overLimit' | undefined;

export interface OfferedMethod {
  readonly method: PaymentMethod;
  readonly obstacle: MethodObstacle;
}

/** Whether a method takes this total (whole rupiah; undefined while it is not known). */
export function obstacleOf(
  { available, minimum, maximum }: PaymentMethod,
  total: number | undefined,
): MethodObstacle {
  if (!available) return 'unavailable';
  if (total === undefined) return undefined;
  if (total < minimum) return 'unavailable';
  return total > maximum ? 'overLimit' : undefined;
}

/**
 * The methods by group. Cards stay out: a card's number may only be typed into the payment provider's own
 * script, which this page does not load.
 */
export function offeredGroups(groups: readonly PaymentMethodGroup[], total: number | undefined) {
  return groups
    .filter(({ group }) => group !== 'card')
    .map(({ group, methods }) => ({
      group,
      methods: methods.map((method): OfferedMethod => ({ method, obstacle: obstacleOf(method, total) })),
    }))
    .filter(({ methods }) => methods.length > 0);
}
