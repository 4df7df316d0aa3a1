alter table public."table" disable trigger user
