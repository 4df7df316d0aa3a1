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
ALTER TABLE "hold" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_adopter_id_adopter_id_fk" FOREIGN KEY ("adopter_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_event_adopter_idx" ON "security_event" USING btree ("adopter_id","id");--> statement-breakpoint
CREATE INDEX "security_event_at_idx" ON "security_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "hold_network_idx" ON "hold" USING btree ("network");--> statement-breakpoint
CREATE FUNCTION keep_security_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND old.at < now() - interval '365 days' THEN
    RETURN old;
  END IF;
  RAISE EXCEPTION 'What the security record holds stays as it is for a year';
END $$;--> statement-breakpoint
CREATE TRIGGER keep_security_event BEFORE UPDATE OR DELETE ON security_event
  FOR EACH ROW EXECUTE FUNCTION keep_security_event();
