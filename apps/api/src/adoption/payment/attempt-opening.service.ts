import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import { inBatches } from '../../database/in-batches.ts';
import type { GatewayReport } from '../../payment-gateway/index.ts';
import type { AnnouncementService, Payable } from './announcement.service.ts';
import { instructionsOf } from './attempt.rules.ts';
import type { AttemptRow } from './attempt.service.ts';
import { openAttempts } from './attempt-opening.repository.ts';

/** Stores that the gateway waits for payments, and tells how to pay them. Those that come at once are stored together. */
export function createAttemptOpening({
  database,
  clock,
  announcements,
}: {
  database: Database;
  clock: Clock;
  announcements: AnnouncementService;
}) {
  async function store(tx: Db, opened: readonly Payable[]): Promise<(AttemptRow | undefined)[]> {
    const buyers = await openAttempts(tx, opened);
    await announcements.awaiting(
      tx,
      opened.flatMap((payable) => {
        const buyer = buyers.get(payable.attempt.id);
        return buyer ? [{ ...payable, buyer }] : [];
      }),
    );
    return opened.map(({ attempt }) => (buyers.has(attempt.id) ? attempt : undefined));
  }

  const storeSoon = inBatches<Payable, AttemptRow | undefined>({
    work: (opened) => database.plannedOnce((tx) => store(tx, opened)),
    apart: ({ attempt: { id } }) => [id],
    most: 50,
  });

  /** @returns the attempt as it is then; undefined when there is more to it than this, or another is at it */
  return (payable: Payable, report: GatewayReport): Promise<AttemptRow | undefined> => {
    const attempt: AttemptRow = {
      ...payable.attempt,
      status: 'pending',
      // What is not as it was made is not opened.
      amount: report.amount,
      gatewayTransactionId: report.gatewayTransactionId,
      instructions: instructionsOf(report) ?? null,
      checkedAt: clock.now(),
    };
    return storeSoon({ ...payable, attempt });
  };
}
