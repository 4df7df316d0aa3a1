select hash from drizzle.__drizzle_migrations order by created_at, id
