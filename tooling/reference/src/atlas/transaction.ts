import { nextStep, type TransactionEvent } from '@rimba/api/transaction-rules';
import type { Machine } from './machine.ts';

const statuses = ['pending_payment', 'paid', 'cancelled'] as const;
const events: readonly TransactionEvent[] = ['settled', 'deadline_passed', 'given_up'];

export const transaction: Machine = {
  name: 'Transaction',
  about:
    'What becomes of an order. One that is paid stays so: money that comes for it again is flagged for a person.',
  source: 'apps/api/src/adoption/ledger/transaction.rules.ts',
  start: 'pending_payment',
  arrows: statuses.flatMap((from) =>
    events.flatMap((event) => {
      const step = nextStep(from, event);
      if (step.to === 'unchanged' || step.to === 'paid_twice') return [];
      return [
        { from, event: step.to === 'paid' && step.wasCancelled ? `${event}, late` : event, to: step.to },
      ];
    }),
  ),
};
