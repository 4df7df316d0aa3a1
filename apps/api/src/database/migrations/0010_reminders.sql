ALTER TABLE "adoption" ADD COLUMN "end_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transaction" ADD COLUMN "reminded_at" timestamp with time zone;