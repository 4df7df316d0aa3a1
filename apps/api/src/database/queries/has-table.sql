select to_regclass($1::text) is not null as there
