CREATE TABLE "passkey" (
	"way_id" integer PRIMARY KEY NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	CONSTRAINT "passkey_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"challenge" text PRIMARY KEY NOT NULL,
	"adopter_id" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "sign_in_way_adopter_kind_key";--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_way_id_sign_in_way_id_fk" FOREIGN KEY ("way_id") REFERENCES "public"."sign_in_way"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_adopter_id_adopter_id_fk" FOREIGN KEY ("adopter_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_way_adopter_idx" ON "sign_in_way" USING btree ("adopter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_way_adopter_kind_key" ON "sign_in_way" USING btree ("adopter_id","kind") WHERE "sign_in_way"."kind" <> 'passkey';