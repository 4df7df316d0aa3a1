select distinct f.relname as from, t.relname as to
from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
where k.contype = 'f' and k.connamespace = 'public'::regnamespace and f.oid <> t.oid
