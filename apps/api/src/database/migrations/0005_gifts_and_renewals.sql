CREATE TABLE "renewal" (
	"transaction_id" integer NOT NULL,
	"tree_id" integer NOT NULL,
	"adoption_id" integer NOT NULL,
	"holder" text,
	CONSTRAINT "renewal_transaction_id_tree_id_pk" PRIMARY KEY("transaction_id","tree_id")
);
--> statement-breakpoint
CREATE TABLE "gift" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" integer NOT NULL,
	"giver_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_again_at" timestamp with time zone,
	"claimed_by_id" integer,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "gift_transactionId_unique" UNIQUE("transaction_id"),
	CONSTRAINT "gift_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
DROP INDEX "certificate_transaction_key";--> statement-breakpoint
ALTER TABLE "adoption" ADD COLUMN "gift_id" integer;--> statement-breakpoint
ALTER TABLE "transaction" ADD COLUMN "gift_language" text;--> statement-breakpoint
ALTER TABLE "renewal" ADD CONSTRAINT "renewal_transaction_id_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal" ADD CONSTRAINT "renewal_tree_id_tree_id_fk" FOREIGN KEY ("tree_id") REFERENCES "public"."tree"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal" ADD CONSTRAINT "renewal_adoption_id_adoption_id_fk" FOREIGN KEY ("adoption_id") REFERENCES "public"."adoption"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift" ADD CONSTRAINT "gift_transaction_id_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift" ADD CONSTRAINT "gift_giver_id_adopter_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift" ADD CONSTRAINT "gift_claimed_by_id_adopter_id_fk" FOREIGN KEY ("claimed_by_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "renewal_adoption_idx" ON "renewal" USING btree ("adoption_id");--> statement-breakpoint
CREATE INDEX "gift_giver_idx" ON "gift" USING btree ("giver_id","id");--> statement-breakpoint
CREATE INDEX "gift_claimed_by_idx" ON "gift" USING btree ("claimed_by_id");--> statement-breakpoint
ALTER TABLE "adoption" ADD CONSTRAINT "adoption_gift_id_gift_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."gift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adoption_gift_idx" ON "adoption" USING btree ("gift_id");--> statement-breakpoint
CREATE INDEX "certificate_transaction_idx" ON "certificate" USING btree ("transaction_id");
