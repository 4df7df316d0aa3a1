-- The least that can be sold: trees of one species and community for Rp 150.000, and people with a proven address.
insert into species (slug, local_name, latin_name, family, wood_density, land_types, mature_height_min, mature_height_max, maximum_diameter)
values ('shorea-balangeran', 'Belangeran', 'Shorea balangeran', 'Dipterocarpaceae', 0.82, '{peat_swamp}', 15, 25, 50);

insert into kelompok_komunitas (name, slug, scheme, sk_number, kups_name, kups_class, leader_name, village, district,
  district_code, area_hectares, households, area, description, featured_programs, illustrative)
values ('LPHD Gambut Jaya', 'lphd-gambut-jaya', 'hutan_desa', 'SK.1/2020', 'KUPS', 'gold', 'Hj. Norhayati', 'Desa', 'Kumai', 'KM', 100, 40,
  '{"type": "Polygon", "coordinates": [[[111.6, -2.6], [111.8, -2.6], [111.8, -2.8], [111.6, -2.6]]]}', '{"id": "", "en": ""}', '[]', true);

insert into tree (code, tree_name, species_id, kelompok_komunitas_id, land_type, status, planted_at, exact_latitude,
  exact_longitude, latitude, longitude, elevation, circumference, height, carbon_absorption, condition, surveyor,
  surveyed_at, next_survey_due, created_at)
select format('KB-KM-2024-%s', lpad(n::text, 6, '0')), 'Belangeran', species.id, kelompok_komunitas.id, 'peat_swamp',
  'ready_to_adopt', '2024-01-10', -2.7, 111.7, -2.7, 111.7, 5, 40, 8, 50, 'healthy', 'Udin', timestamptz '2026-08-01',
  '2027-02-01', timestamptz '2026-08-01'
from generate_series(1, 240) as n, species, kelompok_komunitas;

insert into adopter (name, email, email_verified_at, created_at)
select 'Pembeli ' || n, 'buyer-' || n || '@rimba.test', timestamptz '2026-01-01', timestamptz '2026-01-01'
from generate_series(1, 40) as n;

insert into price_config (main_price, valid_from) values (150000, timestamptz '2020-01-01');
