-- The columns of rate-limiter-flexible, in its order; counters live minutes to a day and begin anew.
TRUNCATE "rate_limit";--> statement-breakpoint
ALTER TABLE "rate_limit" RENAME COLUMN "count" TO "points";--> statement-breakpoint
ALTER TABLE "rate_limit" DROP COLUMN "resets_at";--> statement-breakpoint
ALTER TABLE "rate_limit" ADD COLUMN "expire" bigint NOT NULL;
