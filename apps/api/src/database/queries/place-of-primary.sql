select (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 as place
