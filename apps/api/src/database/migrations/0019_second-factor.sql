ALTER TABLE "sign_in_way" ADD COLUMN "asks_passkey" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE FUNCTION end_second_factor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sign_in_way SET asks_passkey = false
  WHERE adopter_id = old.adopter_id AND asks_passkey
    AND NOT EXISTS (SELECT FROM sign_in_way WHERE adopter_id = old.adopter_id AND kind = 'passkey');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER end_second_factor AFTER DELETE ON sign_in_way
  FOR EACH ROW WHEN (old.kind = 'passkey') EXECUTE FUNCTION end_second_factor();
