CREATE TABLE "sign_in_way" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_way_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"adopter_id" integer NOT NULL,
	"kind" text NOT NULL,
	"label" text,
	"added_at" timestamp with time zone,
	"added_with" text,
	"last_used_at" timestamp with time zone,
	"last_used_with" text
);
--> statement-breakpoint
ALTER TABLE "sign_in_way" ADD CONSTRAINT "sign_in_way_adopter_id_adopter_id_fk" FOREIGN KEY ("adopter_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_way_adopter_kind_key" ON "sign_in_way" USING btree ("adopter_id","kind");--> statement-breakpoint
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
INSERT INTO sign_in_way (adopter_id, kind) SELECT id, 'password' FROM adopter WHERE password_hash IS NOT NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO sign_in_way (adopter_id, kind) SELECT id, 'google' FROM adopter WHERE google_subject IS NOT NULL ON CONFLICT DO NOTHING;
