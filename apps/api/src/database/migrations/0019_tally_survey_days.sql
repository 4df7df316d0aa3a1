LOCK TABLE tree IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_new_trees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tree_tally (kelompok_komunitas_id, species_id, land_type, status, surveyed_on, change)
  SELECT kelompok_komunitas_id, species_id, land_type, status, (surveyed_at AT TIME ZONE 'UTC')::date, count(*)
  FROM new_trees GROUP BY 1, 2, 3, 4, 5;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_old_trees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tree_tally (kelompok_komunitas_id, species_id, land_type, status, surveyed_on, change)
  SELECT kelompok_komunitas_id, species_id, land_type, status, (surveyed_at AT TIME ZONE 'UTC')::date, -count(*)
  FROM old_trees GROUP BY 1, 2, 3, 4, 5;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_changed_trees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tree_tally (kelompok_komunitas_id, species_id, land_type, status, surveyed_on, change)
  SELECT kelompok_komunitas_id, species_id, land_type, status, (surveyed_at AT TIME ZONE 'UTC')::date, sum(change)
  FROM (
    SELECT kelompok_komunitas_id, species_id, land_type, status, surveyed_at, 1 AS change FROM new_trees
    UNION ALL
    SELECT kelompok_komunitas_id, species_id, land_type, status, surveyed_at, -1 FROM old_trees
  ) AS changes
  GROUP BY 1, 2, 3, 4, 5
  HAVING sum(change) <> 0;
  RETURN NULL;
END $$;--> statement-breakpoint
-- As in migration 0017, and by day of the latest survey: of all trees and by any one of the four.
CREATE OR REPLACE FUNCTION fold_tree_tally() RETURNS void LANGUAGE sql AS $$
  WITH changes AS (DELETE FROM tree_tally WHERE NOT folded RETURNING *),
  kinds AS (
    INSERT INTO tree_tally (kelompok_komunitas_id, species_id, land_type, status, change, folded)
    SELECT kelompok_komunitas_id, species_id, land_type, status, sum(change), true FROM changes
    GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4
    ON CONFLICT (kelompok_komunitas_id, species_id, land_type, status) WHERE folded
    DO UPDATE SET change = tree_tally.change + excluded.change
  )
  INSERT INTO tree_total (kelompok_komunitas_id, species_id, land_type, status, surveyed_on, trees)
  SELECT kelompok_komunitas_id, species_id, land_type, status, surveyed_on, sum(change) FROM changes
  GROUP BY GROUPING SETS (
    CUBE (kelompok_komunitas_id, species_id, land_type, status),
    (surveyed_on), (surveyed_on, kelompok_komunitas_id), (surveyed_on, species_id), (surveyed_on, land_type),
    (surveyed_on, status)
  )
  HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT ON CONSTRAINT tree_total_key DO UPDATE SET trees = tree_total.trees + excluded.trees;
$$;--> statement-breakpoint
-- What was counted so far knows no days: it is counted anew from the trees.
DELETE FROM tree_total;--> statement-breakpoint
DELETE FROM tree_tally;--> statement-breakpoint
INSERT INTO tree_tally (kelompok_komunitas_id, species_id, land_type, status, surveyed_on, change)
SELECT kelompok_komunitas_id, species_id, land_type, status, (surveyed_at AT TIME ZONE 'UTC')::date, count(*)
FROM tree GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
SELECT fold_tree_tally();
