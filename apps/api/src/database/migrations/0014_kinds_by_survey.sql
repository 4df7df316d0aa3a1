DROP INDEX "tree_species_idx";--> statement-breakpoint
DROP INDEX "tree_land_type_idx";--> statement-breakpoint
CREATE INDEX "tree_status_surveyed_idx" ON "tree" USING btree ("status","surveyed_at","id");--> statement-breakpoint
CREATE INDEX "tree_group_surveyed_idx" ON "tree" USING btree ("kelompok_komunitas_id","surveyed_at","id");--> statement-breakpoint
CREATE INDEX "tree_species_surveyed_idx" ON "tree" USING btree ("species_id","surveyed_at","id");--> statement-breakpoint
CREATE INDEX "tree_land_type_surveyed_idx" ON "tree" USING btree ("land_type","surveyed_at","id");