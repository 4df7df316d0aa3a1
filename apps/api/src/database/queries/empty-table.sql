truncate public."table" cascade
