select (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8 as place where pg_is_in_recovery()
