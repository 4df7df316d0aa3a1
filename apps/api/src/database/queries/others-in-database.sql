select from pg_stat_activity where datname = $1::text and backend_type = 'client backend' limit 1
