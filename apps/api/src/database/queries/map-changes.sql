select seen.horizon::text, change.latitude, change.longitude
from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) as seen
left join (
select distinct "tree_change"."latitude", "tree_change"."longitude" from "tree_change"
where "tree_change"."transaction" >= $1::xid8
) as change on true
