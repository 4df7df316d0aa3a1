ALTER TABLE "tree_total" DROP CONSTRAINT "tree_total_key";--> statement-breakpoint
ALTER TABLE "tree_tally" ADD COLUMN "surveyed_on" date;--> statement-breakpoint
ALTER TABLE "tree_total" ADD COLUMN "surveyed_on" date;--> statement-breakpoint
ALTER TABLE "tree_total" ADD CONSTRAINT "tree_total_key" UNIQUE NULLS NOT DISTINCT("status","kelompok_komunitas_id","species_id","land_type","surveyed_on");