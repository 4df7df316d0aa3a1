alter table public."table" enable trigger user
