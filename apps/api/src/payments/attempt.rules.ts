import type { AttemptStatus } from '../database/schema/index.ts';
import type { GatewayStatus } from './gateway-port.ts';

const order: Record<AttemptStatus, number> = {
  created: 0,
  pending: 1,
  denied: 2,
  cancelled: 2,
  expired: 2,
  failed: 2,
  settled: 3,
};

/**
 * Where an attempt goes when the gateway reports a status. Reports come twice and out of order, so an attempt
 * only moves forward; one that ended can still turn out to be settled, and a settled one never changes.
 */
export function nextAttemptStatus(current: AttemptStatus, reported: GatewayStatus): AttemptStatus {
  if (reported === 'refunded') return current;
  return order[reported] > order[current] ? reported : current;
}

/** Still payable as far as we know. */
export const isOpen = (status: AttemptStatus): boolean => status === 'created' || status === 'pending';

/** TRX-417-2: the second attempt to pay transaction 417. */
export const orderIdOf = (transactionId: number, attempt: number): string =>
  `TRX-${transactionId}-${attempt}`;
