-- A dead tree's day stood where that of a late survey does.
UPDATE "adoption" SET "late_replacement_told_for" = "late_told_for"
FROM "tree"
WHERE "tree"."id" = "adoption"."tree_id" AND "tree"."condition" = 'dead' AND "late_told_for" IS NOT NULL;
