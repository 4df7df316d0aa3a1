-- Counters that live minutes to a day: a crash may begin them anew, so a counted call need not wait for the disk.
ALTER TABLE "rate_limit" SET UNLOGGED;
