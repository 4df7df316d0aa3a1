CREATE TABLE "download_ticket" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"adopter_id" integer NOT NULL,
	"document" text NOT NULL,
	"subject" text NOT NULL,
	"language" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standing" (
	"adopter_id" integer PRIMARY KEY NOT NULL,
	"tree_count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transaction" ADD COLUMN "gift_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "download_ticket" ADD CONSTRAINT "download_ticket_adopter_id_adopter_id_fk" FOREIGN KEY ("adopter_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing" ADD CONSTRAINT "standing_adopter_id_adopter_id_fk" FOREIGN KEY ("adopter_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "standing_rank_idx" ON "standing" USING btree ("tree_count" DESC NULLS LAST,"adopter_id");