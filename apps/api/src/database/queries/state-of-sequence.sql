select last_value::text as next, is_called as called from public."sequence"
