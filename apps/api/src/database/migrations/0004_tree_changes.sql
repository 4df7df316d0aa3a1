CREATE FUNCTION note_new_trees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tree_change (latitude, longitude, transaction, written_at)
  SELECT DISTINCT latitude, longitude, pg_current_xact_id(), clock_timestamp() FROM new_trees;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_old_trees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tree_change (latitude, longitude, transaction, written_at)
  SELECT DISTINCT latitude, longitude, pg_current_xact_id(), clock_timestamp() FROM old_trees;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_changed_trees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tree_change (latitude, longitude, transaction, written_at)
  SELECT DISTINCT place.latitude, place.longitude, pg_current_xact_id(), clock_timestamp()
  FROM old_trees JOIN new_trees USING (id)
  CROSS JOIN LATERAL (VALUES (old_trees.latitude, old_trees.longitude), (new_trees.latitude, new_trees.longitude))
    AS place (latitude, longitude)
  WHERE (old_trees.status, old_trees.latitude, old_trees.longitude)
    IS DISTINCT FROM (new_trees.status, new_trees.latitude, new_trees.longitude);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_new_trees AFTER INSERT ON tree
  REFERENCING NEW TABLE AS new_trees FOR EACH STATEMENT EXECUTE FUNCTION note_new_trees();--> statement-breakpoint
CREATE TRIGGER note_old_trees AFTER DELETE ON tree
  REFERENCING OLD TABLE AS old_trees FOR EACH STATEMENT EXECUTE FUNCTION note_old_trees();--> statement-breakpoint
CREATE TRIGGER note_changed_trees AFTER UPDATE ON tree
  REFERENCING OLD TABLE AS old_trees NEW TABLE AS new_trees
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_trees();
