import type { AttemptStatus, PaymentInstructions } from '../../database/schema/index.ts';
import type { GatewayReport, GatewayStatus } from '../../payment-gateway/index.ts';

/** How far along each is. */
const rank: Record<AttemptStatus, number> = {
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
  return rank[reported] > rank[current] ? reported : current;
}

/** Those of attempts that may still be paid, as far as we know. */
export const openStatuses: AttemptStatus[] = ['created', 'pending'];

export const isOpen = (status: AttemptStatus): boolean => openStatuses.includes(status);

/** How to pay, where the gateway says anything of it. */
export const instructionsOf = ({
  instructions,
}: Pick<GatewayReport, 'instructions'>): PaymentInstructions | undefined =>
  Object.keys(instructions).length > 0 ? instructions : undefined;

/** The payer is to act: not where a charge was made and a person looks into it. */
export const waitsForPayer = ({ status, instructions }: GatewayReport): boolean =>
  status === 'pending' && !instructions.underReview;

/** TRX-417-2: the second attempt to pay transaction 417. */
export const orderIdOf = (transactionId: number, attempt: number): string =>
  `TRX-${transactionId}-${attempt}`;
