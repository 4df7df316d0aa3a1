-- Trees as the rules would have them, drawn from a fixed seed: scattered up to 0.2° around their community. They stand
-- as patrols recorded them, visit after visit, and are surveyed by such visits: in a day those of one, in any order.
-- The visits of half a year are 1,000 in any order, for an update leaves a row in its block.
select setseed(0.5);

with ground as (
  select id, district_code, row_number() over (order by id) - 1 as turn, count(*) over () as turns,
    avg((point ->> 0)::float8) as longitude, avg((point ->> 1)::float8) as latitude
  from kelompok_komunitas, jsonb_array_elements(area -> 'coordinates' -> 0) as point
  group by id
),
kind as (
  select id, initcap(local_name) as name, land_types, row_number() over (order by id) - 1 as turn, count(*) over () as turns
  from species
),
visit as materialized (
  select number, floor(random() * 15000000) as age from generate_series(0, 999) as number
),
drawn as (
  select n, (n - 1) * 1000 / :trees as visit, floor(random() * 28800) as waited, random() as size, random() as fate,
    random() as kind, (random() - 0.5) * 0.4 as east, (random() - 0.5) * 0.4 as north
  from generate_series(1::bigint, :trees) as n
),
measured as (
  select drawn.*, timestamptz '2026-11-01 02:00:00Z' - make_interval(secs => visit.age + drawn.waited) as surveyed_at,
    (5 + size * 80)::real as circumference, (1 + size * 24)::real as height
  from drawn join visit on visit.number = drawn.visit
)
insert into tree (code, tree_name, species_id, kelompok_komunitas_id, land_type, status, planted_at,
  exact_latitude, exact_longitude, latitude, longitude, elevation, circumference, height, carbon_absorption,
  condition, surveyor, surveyed_at, next_survey_due, first_year_outcome, created_at)
select format('KB-%s-2024-%s', ground.district_code, lpad(n::text, greatest(7, length(n::text)), '0')), kind.name, kind.id, ground.id,
  kind.land_types[1], case when fate < 0.05 then 'inactive' when fate < 0.15 then 'active' else 'ready_to_adopt' end,
  date '2024-01-15',
  ground.latitude + north, ground.longitude + east,
  round((ground.latitude + north) * 1000) / 1000, round((ground.longitude + east) * 1000) / 1000,
  (4 + size * 40)::real, circumference, height, (circumference * height / 12)::real,
  case when fate < 0.05 then 'dead' when fate > 0.97 then 'weak' else 'healthy' end, 'Rahmadi',
  surveyed_at, (surveyed_at + interval '6 months')::date, case when fate < 0.05 then 'dead' else 'alive' end,
  surveyed_at - interval '1 year'
from measured
join ground on ground.turn = measured.visit % ground.turns
join kind on kind.turn = floor(measured.kind * kind.turns)
order by n;

insert into survey (tree_id, surveyed_at, surveyor, circumference, height, carbon_absorption, condition, phenology)
select id, surveyed_at, surveyor, circumference, height, carbon_absorption, condition, 'none' from tree;
