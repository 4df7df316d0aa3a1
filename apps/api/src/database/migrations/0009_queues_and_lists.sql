CREATE INDEX "transaction_flagged_idx" ON "transaction" USING btree ("id") WHERE "transaction"."flagged" is not null;--> statement-breakpoint
CREATE INDEX "tree_availability_idx" ON "tree" USING btree ((case "status" when 'ready_to_adopt' then 0 when 'pending' then 100000000000000 when 'adopted' then 200000000000000 when 'active' then 300000000000000 when 'inactive' then 400000000000000 end - (extract(epoch from "surveyed_at" at time zone 'UTC') * 1000)::bigint),"id");--> statement-breakpoint
CREATE INDEX "payment_event_unapplied_idx" ON "payment_event" USING btree ("order_id") WHERE "payment_event"."applied_at" is null;--> statement-breakpoint
CREATE INDEX "email_code_adopter_idx" ON "email_code" USING btree ("adopter_id") WHERE "email_code"."used_at" is null;
