CREATE TABLE "tree_tally" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tree_tally_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kelompok_komunitas_id" integer NOT NULL,
	"species_id" integer NOT NULL,
	"land_type" text NOT NULL,
	"status" text NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tree" ADD COLUMN "first_year_outcome" text;--> statement-breakpoint
CREATE INDEX "tree_circumference_idx" ON "tree" USING btree ("circumference","id");--> statement-breakpoint
CREATE INDEX "tree_carbon_idx" ON "tree" USING btree ("carbon_absorption","id");--> statement-breakpoint
CREATE INDEX "tree_name_idx" ON "tree" USING btree ("tree_name","id");