CREATE TABLE "security_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"outcome" text NOT NULL,
	"adopter_id" integer,
	"way" text,
	"network" text,
	"user_agent" text,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "sign_in_way" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_way_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"adopter_id" integer NOT NULL,
	"kind" text NOT NULL,
	"label" text,
	"added_at" timestamp with time zone,
	"added_with" text,
	"last_used_at" timestamp with time zone,
	"last_used_with" text,
	"asks_passkey" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "api_key" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"adopter_id" integer NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"secret_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_on" date,
	"ended_at" timestamp with time zone,
	CONSTRAINT "api_key_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "hold" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "ended_by" text;--> statement-breakpoint
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_adopter_id_adopter_id_fk" FOREIGN KEY ("adopter_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_event_adopter_idx" ON "security_event" USING btree ("adopter_id","id");--> statement-breakpoint
CREATE INDEX "security_event_at_idx" ON "security_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "hold_network_idx" ON "hold" USING btree ("network");--> statement-breakpoint
ALTER TABLE "sign_in_way" ADD CONSTRAINT "sign_in_way_adopter_id_adopter_id_fk" FOREIGN KEY ("adopter_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_way_adopter_kind_key" ON "sign_in_way" USING btree ("adopter_id","kind") WHERE "sign_in_way"."kind" <> 'passkey';--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_way_id_sign_in_way_id_fk" FOREIGN KEY ("way_id") REFERENCES "public"."sign_in_way"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_adopter_id_adopter_id_fk" FOREIGN KEY ("adopter_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_way_adopter_idx" ON "sign_in_way" USING btree ("adopter_id");--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_adopter_id_adopter_id_fk" FOREIGN KEY ("adopter_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_adopter_idx" ON "api_key" USING btree ("adopter_id");--> statement-breakpoint
CREATE FUNCTION keep_security_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND old.at < now() - interval '365 days' THEN
    RETURN old;
  END IF;
  RAISE EXCEPTION 'What the security record holds stays as it is for a year';
END $$;--> statement-breakpoint
CREATE TRIGGER keep_security_event BEFORE UPDATE OR DELETE ON security_event
  FOR EACH ROW EXECUTE FUNCTION keep_security_event();--> statement-breakpoint
CREATE FUNCTION keep_sign_in_ways() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.password_hash IS NULL THEN
    DELETE FROM sign_in_way WHERE adopter_id = new.id AND kind = 'password';
  ELSE
    INSERT INTO sign_in_way (adopter_id, kind) VALUES (new.id, 'password') ON CONFLICT DO NOTHING;
  END IF;
  -- Another Google account is another way.
  IF TG_OP = 'UPDATE' AND new.google_subject IS DISTINCT FROM old.google_subject THEN
    DELETE FROM sign_in_way WHERE adopter_id = new.id AND kind = 'google';
  END IF;
  IF new.google_subject IS NOT NULL THEN
    INSERT INTO sign_in_way (adopter_id, kind) VALUES (new.id, 'google') ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_sign_in_ways AFTER INSERT OR UPDATE OF password_hash, google_subject ON adopter
  FOR EACH ROW EXECUTE FUNCTION keep_sign_in_ways();--> statement-breakpoint
INSERT INTO sign_in_way (adopter_id, kind) SELECT id, 'password' FROM adopter WHERE password_hash IS NOT NULL;--> statement-breakpoint
INSERT INTO sign_in_way (adopter_id, kind) SELECT id, 'google' FROM adopter WHERE google_subject IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION end_second_factor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sign_in_way SET asks_passkey = false
  WHERE adopter_id = old.adopter_id AND asks_passkey
    AND NOT EXISTS (SELECT FROM sign_in_way WHERE adopter_id = old.adopter_id AND kind = 'passkey');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER end_second_factor AFTER DELETE ON sign_in_way
  FOR EACH ROW WHEN (old.kind = 'passkey') EXECUTE FUNCTION end_second_factor();
