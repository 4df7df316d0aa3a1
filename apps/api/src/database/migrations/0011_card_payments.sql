ALTER TABLE "payment_attempt" ADD COLUMN "card_token_digest" text;--> statement-breakpoint
-- The browser has the gateway's own script by now, so that cards can be taken.
UPDATE "payment_method" SET "available" = true WHERE "code" = 'card';
