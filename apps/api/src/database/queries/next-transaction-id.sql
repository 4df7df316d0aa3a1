select nextval(pg_get_serial_sequence('transaction', 'id'))::int as id
