CREATE TABLE "letter" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"adopter_id" integer NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"tree_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "letter_survey" (
	"letter_id" integer NOT NULL,
	"survey_id" integer NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "letter_survey_letter_id_survey_id_pk" PRIMARY KEY("letter_id","survey_id")
);
--> statement-breakpoint
CREATE TABLE "survey_delay" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "survey_delay_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kelompok_komunitas_id" integer NOT NULL,
	"reason" text,
	"asked_on" date,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unasked_message" (
	"adopter_id" integer NOT NULL,
	"category" text NOT NULL,
	"occasion" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unasked_message_adopter_id_category_occasion_pk" PRIMARY KEY("adopter_id","category","occasion")
);
--> statement-breakpoint
ALTER TABLE "group_activity" ADD COLUMN "text" jsonb;--> statement-breakpoint
ALTER TABLE "group_activity" ADD COLUMN "written_in" text;--> statement-breakpoint
ALTER TABLE "group_activity" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "group_activity" ADD COLUMN "programme" text;--> statement-breakpoint
ALTER TABLE "adoption" ADD COLUMN "late_told_for" date;--> statement-breakpoint
ALTER TABLE "survey" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "survey" ADD COLUMN "replant_by" date;--> statement-breakpoint
ALTER TABLE "survey" ADD COLUMN "girth_at" text;--> statement-breakpoint
ALTER TABLE "adoption" ADD COLUMN "late_word_told_for" date;--> statement-breakpoint
ALTER TABLE "tree" ADD COLUMN "replant_delay" text;--> statement-breakpoint
CREATE INDEX "group_activity_news_idx" ON "group_activity" USING btree ("date","id") WHERE "group_activity"."text" is not null;--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_adopter_id_adopter_id_fk" FOREIGN KEY ("adopter_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_tree_id_tree_id_fk" FOREIGN KEY ("tree_id") REFERENCES "public"."tree"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_survey" ADD CONSTRAINT "letter_survey_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_survey" ADD CONSTRAINT "letter_survey_survey_id_survey_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."survey"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_delay" ADD CONSTRAINT "survey_delay_kelompok_komunitas_id_kelompok_komunitas_id_fk" FOREIGN KEY ("kelompok_komunitas_id") REFERENCES "public"."kelompok_komunitas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_adopter_idx" ON "letter" USING btree ("adopter_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "letter_tree_key" ON "letter" USING btree ("adopter_id","kind","tree_id") WHERE "letter"."tree_id" is not null;--> statement-breakpoint
CREATE INDEX "letter_survey_unmailed_idx" ON "letter_survey" USING btree ("letter_id") WHERE "letter_survey"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "survey_delay_group_idx" ON "survey_delay" USING btree ("kelompok_komunitas_id","created_at");--> statement-breakpoint
ALTER TABLE "unasked_message" ADD CONSTRAINT "unasked_message_adopter_id_adopter_id_fk" FOREIGN KEY ("adopter_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unasked_message_told_idx" ON "unasked_message" USING btree ("adopter_id","told_at");--> statement-breakpoint
-- What was said before this version was told with the lateness, or is on the pages: nobody is told of it again.
UPDATE "adoption" SET "late_word_told_for" = "late_told_for"
FROM "tree"
WHERE "tree"."id" = "adoption"."tree_id" AND "adoption"."late_told_for" IS NOT NULL AND EXISTS (
	SELECT 1 FROM "survey_delay"
	WHERE "survey_delay"."kelompok_komunitas_id" = "tree"."kelompok_komunitas_id" AND "survey_delay"."reason" IS NOT NULL
);
