select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1
