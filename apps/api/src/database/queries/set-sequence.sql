select setval(format('public.%I', $1::text)::regclass, $2::text::bigint, $3::boolean)
