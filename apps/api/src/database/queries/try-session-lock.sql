select pg_try_advisory_lock($1::integer) as held
