-- What was said before this version was told with the lateness, or is on the pages: nobody is told of it again.
UPDATE "adoption" SET "late_word_told_for" = "late_told_for"
FROM "tree"
WHERE "tree"."id" = "adoption"."tree_id" AND "adoption"."late_told_for" IS NOT NULL AND EXISTS (
	SELECT 1 FROM "survey_delay"
	WHERE "survey_delay"."kelompok_komunitas_id" = "tree"."kelompok_komunitas_id" AND "survey_delay"."reason" IS NOT NULL
);
