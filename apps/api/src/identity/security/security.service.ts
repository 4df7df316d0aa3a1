import type { Clock } from '../../clock/clock.ts';
import { dayMs } from '../../clock/day.ts';
import type { Database } from '../../database/client.ts';
import { keptNetwork } from '../../limits/network.rules.ts';
import { deleteEventsBefore, eventsAfter, eventsOf, insertEvent } from './security.repository.ts';
import type { EventRow, SecurityEventName } from './security.schemas.ts';

/** How long events are kept. The database refuses to let go of any sooner. */
const kept = 366 * dayMs;
const piece = 1_000;

export type Happening = {
  event: SecurityEventName;
  /** Whose account; undefined where it is nobody's. */
  adopterId?: number | undefined;
  /** `done`, or the code it was refused with. */
  outcome: string;
  way?: string | undefined;
  address?: string | undefined;
  userAgent?: string | undefined;
  detail?: string | undefined;
};

export type SecurityRecord = ReturnType<typeof createSecurityRecord>;

/** What happened to accounts and by whose hand: rows that nothing changes. They hold no secrets. */
export function createSecurityRecord({
  database: { db },
  clock,
}: {
  database: Pick<Database, 'db'>;
  clock: Pick<Clock, 'now'>;
}) {
  return {
    note: ({ address, userAgent, adopterId, way, detail, ...rest }: Happening): Promise<void> =>
      insertEvent(db, {
        ...rest,
        adopterId: adopterId ?? null,
        way: way ?? null,
        detail: detail ?? null,
        at: clock.now(),
        network: address === undefined ? null : keptNetwork(address),
        userAgent: userAgent?.slice(0, 300) ?? null,
      }),

    own: (adopterId: number, page: { limit: number; offset: number }) => eventsOf(db, adopterId, page),

    async *all(asked: { since: Date; adopterId?: number }): AsyncGenerator<EventRow> {
      for (let last = 0; ; ) {
        const rows = await eventsAfter(db, last, asked, piece);
        yield* rows;
        if (rows.length < piece) return;
        last = rows.at(-1)?.id ?? last;
      }
    },

    /** By real time, which the database holds it to. */
    clean: () => deleteEventsBefore(db, new Date(Date.now() - kept)),
  };
}
