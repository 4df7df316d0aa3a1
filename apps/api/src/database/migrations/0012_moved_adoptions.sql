ALTER TABLE "adoption" DROP CONSTRAINT "adoption_contractNumber_unique";--> statement-breakpoint
ALTER TABLE "survey" ADD COLUMN "untold_since" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "adoption_contract_key" ON "adoption" USING btree ("contract_number","tree_id");--> statement-breakpoint
CREATE INDEX "survey_untold_idx" ON "survey" USING btree ("untold_since") WHERE "survey"."untold_since" is not null;