CREATE TABLE "tree_total" (
	"kelompok_komunitas_id" integer,
	"species_id" integer,
	"land_type" text,
	"status" text,
	"trees" integer NOT NULL,
	CONSTRAINT "tree_total_key" UNIQUE NULLS NOT DISTINCT("status","kelompok_komunitas_id","species_id","land_type")
);
--> statement-breakpoint
ALTER TABLE "tree_tally" ADD COLUMN "folded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "tree_tally_folded_key" ON "tree_tally" USING btree ("kelompok_komunitas_id","species_id","land_type","status") WHERE "tree_tally"."folded";--> statement-breakpoint
CREATE INDEX "tree_tally_unfolded_idx" ON "tree_tally" USING btree ("id") WHERE not "tree_tally"."folded";