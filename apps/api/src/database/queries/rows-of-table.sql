select count(*)::float8 as rows from public."table"
