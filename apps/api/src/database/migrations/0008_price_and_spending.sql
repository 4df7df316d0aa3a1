CREATE TABLE "price_split" (
	"valid_from" date NOT NULL,
	"purpose" text NOT NULL,
	"share" integer NOT NULL,
	"illustrative" boolean DEFAULT false NOT NULL,
	CONSTRAINT "price_split_valid_from_purpose_pk" PRIMARY KEY("valid_from","purpose")
);
--> statement-breakpoint
CREATE TABLE "spending" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "spending_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"date" date NOT NULL,
	"kelompok_komunitas_id" integer,
	"purpose" text NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"illustrative" boolean DEFAULT false NOT NULL,
	CONSTRAINT "spending_key" UNIQUE NULLS NOT DISTINCT("date","kelompok_komunitas_id","purpose","reference")
);
--> statement-breakpoint
ALTER TABLE "price_item" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_item" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "spending" ADD CONSTRAINT "spending_kelompok_komunitas_id_kelompok_komunitas_id_fk" FOREIGN KEY ("kelompok_komunitas_id") REFERENCES "public"."kelompok_komunitas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flagged_decision" ADD COLUMN "amount" bigint;
