ALTER TABLE "group_activity" ADD COLUMN "text" jsonb;--> statement-breakpoint
ALTER TABLE "group_activity" ADD COLUMN "written_in" text;--> statement-breakpoint
ALTER TABLE "group_activity" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "group_activity" ADD COLUMN "programme" text;--> statement-breakpoint
CREATE INDEX "group_activity_news_idx" ON "group_activity" USING btree ("date","id") WHERE "group_activity"."text" is not null;