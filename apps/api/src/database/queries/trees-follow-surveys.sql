update "tree" set
circumference = latest.circumference, height = latest.height,
carbon_absorption = latest.carbon_absorption, condition = latest.condition,
surveyor = latest.surveyor, surveyed_at = latest.surveyed_at,
next_survey_due = given.due::date, first_year_outcome = given.outcome,
status = case
when latest.condition = 'dead' and "tree"."status" in ('ready_to_adopt', 'active')
and not exists (
select 1 from "adoption" where "adoption"."tree_id" = "tree"."id" and "adoption"."ends_at" > $1::timestamptz
)
and not exists (
select 1 from "hold" where "hold"."tree_id" = "tree"."id" and "hold"."deadline" > $2::timestamptz
)
then 'inactive' else "tree"."status" end
from jsonb_to_recordset($3::jsonb) as given(id int, due text, outcome text)
join lateral (
select * from "survey" where "survey"."tree_id" = given.id order by "survey"."surveyed_at" desc limit 1
) as latest on true
where "tree"."id" = given.id
