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
 * The methods by group. A card without the gateway's script stays out: its number would have nowhere to go.
 * @param inUse the id of a method that another is looked for in place of
 */
export function offeredGroups(
  groups: readonly PaymentMethodGroup[],
  total: number | undefined,
  inUse?: number,
) {
  return groups
    .map(({ group, methods }) => ({
      group,
      methods: methods
        .filter(({ id, cardScript }) => id !== inUse && (group !== 'card' || cardScript !== null))
        .map((method): OfferedMethod => ({ method, obstacle: obstacleOf(method, total) })),
    }))
    .filter(({ methods }) => methods.length > 0);
}

/** The method that a radio button stands for; undefined while none is chosen. */
export const chosenMethod = (
  groups: readonly PaymentMethodGroup[] | undefined,
  value: string | null,
): PaymentMethod | undefined =>
  groups?.flatMap(({ methods }) => methods).find(({ id }) => String(id) === value);
