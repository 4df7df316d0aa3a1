CREATE FUNCTION tally_new_trees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tree_tally (kelompok_komunitas_id, species_id, land_type, status, change)
  SELECT kelompok_komunitas_id, species_id, land_type, status, count(*) FROM new_trees GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tally_old_trees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tree_tally (kelompok_komunitas_id, species_id, land_type, status, change)
  SELECT kelompok_komunitas_id, species_id, land_type, status, -count(*) FROM old_trees GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tally_changed_trees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tree_tally (kelompok_komunitas_id, species_id, land_type, status, change)
  SELECT kelompok_komunitas_id, species_id, land_type, status, sum(change)
  FROM (
    SELECT kelompok_komunitas_id, species_id, land_type, status, 1 AS change FROM new_trees
    UNION ALL
    SELECT kelompok_komunitas_id, species_id, land_type, status, -1 FROM old_trees
  ) AS changes
  GROUP BY 1, 2, 3, 4
  HAVING sum(change) <> 0;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Changes that are not folded yet go into the row of their kind and into the totals of every choice it belongs to.
-- Rows are taken in one order, so that two foldings at once never wait for one another.
CREATE FUNCTION fold_tree_tally() RETURNS void LANGUAGE sql AS $$
  WITH changes AS (DELETE FROM tree_tally WHERE NOT folded RETURNING *),
  kinds AS (
    INSERT INTO tree_tally (kelompok_komunitas_id, species_id, land_type, status, change, folded)
    SELECT kelompok_komunitas_id, species_id, land_type, status, sum(change), true FROM changes
    GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4
    ON CONFLICT (kelompok_komunitas_id, species_id, land_type, status) WHERE folded
    DO UPDATE SET change = tree_tally.change + excluded.change
  )
  INSERT INTO tree_total (kelompok_komunitas_id, species_id, land_type, status, trees)
  SELECT kelompok_komunitas_id, species_id, land_type, status, sum(change) FROM changes
  GROUP BY CUBE (1, 2, 3, 4) HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT ON CONSTRAINT tree_total_key DO UPDATE SET trees = tree_total.trees + excluded.trees;
$$;--> statement-breakpoint
CREATE TRIGGER tally_new_trees AFTER INSERT ON tree
  REFERENCING NEW TABLE AS new_trees FOR EACH STATEMENT EXECUTE FUNCTION tally_new_trees();--> statement-breakpoint
CREATE TRIGGER tally_old_trees AFTER DELETE ON tree
  REFERENCING OLD TABLE AS old_trees FOR EACH STATEMENT EXECUTE FUNCTION tally_old_trees();--> statement-breakpoint
CREATE TRIGGER tally_changed_trees AFTER UPDATE ON tree
  REFERENCING OLD TABLE AS old_trees NEW TABLE AS new_trees
  FOR EACH STATEMENT EXECUTE FUNCTION tally_changed_trees();
