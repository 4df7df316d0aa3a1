import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { query } from '../database/query.ts';

/** What is looked up in the database, as a gauge each, and what it tells. */
export const stateGauges = {
  rimba_orders_open: 'Orders that wait for their payment',
  rimba_orders_flagged: 'Orders that need a person, such as one that was paid when its trees were gone',
  rimba_holds_overdue_seconds: 'How long the oldest hold stands past its deadline; 0 where none does',
  rimba_payments_open: 'Payments opened at the gateway that neither settled nor ended',
  rimba_payments_unchecked_seconds: 'How long the one that was longest not asked about has waited for it',
  rimba_mails_waiting: 'Mails that are not sent yet',
  rimba_mails_failing: 'Those of them that the mail server did not take at least once',
  rimba_mails_oldest_seconds: 'Age of the oldest of them',
  rimba_jobs_due: 'Jobs whose time has come and that nobody has taken',
  rimba_jobs_oldest_seconds: 'For how long the oldest of them has been due',
  rimba_jobs_failed: 'Jobs given up in the last hour',
  rimba_replicas: 'Streaming replicas of the database',
  rimba_replication_lag_seconds: 'How far the slowest of them is behind, where the role may see it',
} as const;

const gaugeNames = Object.keys(stateGauges) as (keyof typeof stateGauges)[];

export const readStateOfWork = query({
  name: 'state-of-work',
  given: { now: 'timestamptz' },
  row: Type.Object(Object.fromEntries(gaugeNames.map((name) => [name, Type.Number()]))),
  // Jobs go by the real time, everything else by the service's clock.
  text: (value) => sql`
    select orders.*, holds.*, payments.*, mails.*, jobs.*, replicas.*
    from
      (select
        (select count(*) from transaction where status = 'pending_payment')::int as rimba_orders_open,
        (select count(*) from transaction where flagged is not null)::int as rimba_orders_flagged) as orders,
      (select
        greatest(0, coalesce(extract(epoch from ${value('now')} - min(deadline)), 0))::float8
          as rimba_holds_overdue_seconds
       from hold) as holds,
      (select
        count(*)::int as rimba_payments_open,
        coalesce(extract(epoch from max(${value('now')} - coalesce(checked_at, created_at))), 0)::float8
          as rimba_payments_unchecked_seconds
       from payment_attempt where status in ('created', 'pending')) as payments,
      (select
        count(*)::int as rimba_mails_waiting,
        count(*) filter (where attempts > 0)::int as rimba_mails_failing,
        coalesce(extract(epoch from ${value('now')} - min(created_at)), 0)::float8 as rimba_mails_oldest_seconds
       from mail where sent_at is null) as mails,
      (select
        count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as rimba_jobs_due,
        greatest(0, coalesce(extract(epoch from now() - min(start_after)
          filter (where state in ('created', 'retry'))), 0))::float8 as rimba_jobs_oldest_seconds,
        count(*) filter (where state = 'failed')::int as rimba_jobs_failed
       from pgboss.job) as jobs,
      (select
        count(*)::int as rimba_replicas,
        coalesce(extract(epoch from max(replay_lag)), 0)::float8 as rimba_replication_lag_seconds
       from pg_stat_replication) as replicas`,
});
