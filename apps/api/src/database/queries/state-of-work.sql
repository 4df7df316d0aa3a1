select orders.*, holds.*, payments.*, mails.*, jobs.*, replicas.*
from
(select
(select count(*) from transaction where status = 'pending_payment')::int as rimba_orders_open,
(select count(*) from transaction where flagged is not null)::int as rimba_orders_flagged) as orders,
(select
greatest(0, coalesce(extract(epoch from $1::timestamptz - min(deadline)), 0))::float8
as rimba_holds_overdue_seconds
from hold) as holds,
(select
count(*)::int as rimba_payments_open,
coalesce(extract(epoch from max($2::timestamptz - coalesce(checked_at, created_at))), 0)::float8
as rimba_payments_unchecked_seconds
from payment_attempt where status in ('created', 'pending')) as payments,
(select
count(*)::int as rimba_mails_waiting,
count(*) filter (where attempts > 0)::int as rimba_mails_failing,
coalesce(extract(epoch from $3::timestamptz - min(created_at)), 0)::float8 as rimba_mails_oldest_seconds
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
from pg_stat_replication) as replicas
