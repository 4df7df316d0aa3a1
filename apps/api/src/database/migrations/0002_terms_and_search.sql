-- What the query builder's schema cannot say.
ALTER TABLE "adoption" ADD CONSTRAINT "adoption_terms_do_not_overlap" EXCLUDE USING gist ("tree_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&);--> statement-breakpoint
CREATE INDEX "tree_search_idx" ON "tree" USING gin ((lower("code") || ' ' || lower("tree_name")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "species_search_idx" ON "species" USING gin ((lower("latin_name") || ' ' || lower("local_name")) gin_trgm_ops);--> statement-breakpoint
-- Counters that live minutes to a day: a crash may begin them anew, so a counted call need not wait for the disk.
ALTER TABLE "rate_limit" SET UNLOGGED;
