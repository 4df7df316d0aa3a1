CREATE TABLE "tree_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tree_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"transaction" "xid8" NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tree_change_transaction_idx" ON "tree_change" USING btree ("transaction");