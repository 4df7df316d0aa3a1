CREATE TABLE "unasked_message" (
	"adopter_id" integer NOT NULL,
	"category" text NOT NULL,
	"occasion" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unasked_message_adopter_id_category_occasion_pk" PRIMARY KEY("adopter_id","category","occasion")
);
--> statement-breakpoint
ALTER TABLE "flagged_decision" ADD COLUMN "amount" bigint;--> statement-breakpoint
ALTER TABLE "unasked_message" ADD CONSTRAINT "unasked_message_adopter_id_adopter_id_fk" FOREIGN KEY ("adopter_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unasked_message_told_idx" ON "unasked_message" USING btree ("adopter_id","told_at");