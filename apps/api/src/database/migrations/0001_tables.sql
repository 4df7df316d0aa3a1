CREATE TABLE "adoption" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "adoption_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tree_id" integer NOT NULL,
	"adopter_id" integer NOT NULL,
	"transaction_id" integer NOT NULL,
	"contract_number" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"end_reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "hold" (
	"tree_id" integer PRIMARY KEY NOT NULL,
	"transaction_id" integer NOT NULL,
	"adopter_id" integer NOT NULL,
	"deadline" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standing" (
	"adopter_id" integer PRIMARY KEY NOT NULL,
	"tree_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"certificate_number" text NOT NULL,
	"adopter_id" integer NOT NULL,
	"transaction_id" integer NOT NULL,
	"holder" text NOT NULL,
	"holder_display" text NOT NULL,
	"message" text,
	"issued_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revision" integer NOT NULL,
	"key_id" text NOT NULL,
	"signed_payload" text NOT NULL,
	"signature" text NOT NULL,
	CONSTRAINT "certificate_certificateNumber_unique" UNIQUE("certificate_number")
);
--> statement-breakpoint
CREATE TABLE "certificate_tree" (
	"certificate_id" integer NOT NULL,
	"tree_id" integer NOT NULL,
	"adoption_id" integer NOT NULL,
	"position" integer NOT NULL,
	"replaced_by_tree_id" integer,
	CONSTRAINT "certificate_tree_certificate_id_tree_id_pk" PRIMARY KEY("certificate_id","tree_id")
);
--> statement-breakpoint
CREATE TABLE "signing_key" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"private_key" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "download_ticket" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"adopter_id" integer NOT NULL,
	"document" text NOT NULL,
	"subject" text NOT NULL,
	"language" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dedupe_key" text NOT NULL,
	"message_id" text NOT NULL,
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "mail_dedupeKey_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "mail_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"adopter_id" integer NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"data" jsonb NOT NULL,
	"link" text,
	"dedupe_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notification_dedupeKey_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "notification_preference" (
	"adopter_id" integer NOT NULL,
	"category" text NOT NULL,
	"in_app" boolean NOT NULL,
	"email" boolean NOT NULL,
	CONSTRAINT "notification_preference_adopter_id_category_pk" PRIMARY KEY("adopter_id","category")
);
--> statement-breakpoint
CREATE TABLE "community_photo" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community_photo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kelompok_komunitas_id" integer NOT NULL,
	"file" text NOT NULL,
	"kind" text NOT NULL,
	"caption" jsonb NOT NULL,
	"taken_at" timestamp with time zone,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_activity" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kelompok_komunitas_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"image" text,
	"latitude" double precision,
	"longitude" double precision,
	"date" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kelompok_komunitas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kelompok_komunitas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"scheme" text NOT NULL,
	"sk_number" text NOT NULL,
	"kups_name" text NOT NULL,
	"kups_class" text NOT NULL,
	"leader_name" text NOT NULL,
	"village" text NOT NULL,
	"district" text NOT NULL,
	"district_code" text NOT NULL,
	"area_hectares" integer NOT NULL,
	"households" integer NOT NULL,
	"area" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"featured_programs" jsonb NOT NULL,
	"illustrative" boolean DEFAULT false NOT NULL,
	CONSTRAINT "kelompok_komunitas_name_unique" UNIQUE("name"),
	CONSTRAINT "kelompok_komunitas_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "species" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "species_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"local_name" text NOT NULL,
	"other_names" text,
	"latin_name" text NOT NULL,
	"family" text NOT NULL,
	"wood_density" real NOT NULL,
	"land_types" text[] NOT NULL,
	"mature_height_min" real NOT NULL,
	"mature_height_max" real NOT NULL,
	"maximum_diameter" real NOT NULL,
	CONSTRAINT "species_slug_unique" UNIQUE("slug"),
	CONSTRAINT "species_latinName_unique" UNIQUE("latin_name")
);
--> statement-breakpoint
CREATE TABLE "survey" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "survey_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tree_id" integer NOT NULL,
	"surveyed_at" timestamp with time zone NOT NULL,
	"surveyor" text NOT NULL,
	"circumference" real NOT NULL,
	"height" real NOT NULL,
	"carbon_absorption" real NOT NULL,
	"condition" text NOT NULL,
	"phenology" text NOT NULL,
	"notes" text,
	"untold_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tree" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tree_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"tree_name" text NOT NULL,
	"species_id" integer NOT NULL,
	"kelompok_komunitas_id" integer NOT NULL,
	"land_type" text NOT NULL,
	"status" text NOT NULL,
	"held_until" timestamp with time zone,
	"planted_at" date NOT NULL,
	"exact_latitude" double precision NOT NULL,
	"exact_longitude" double precision NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"elevation" real NOT NULL,
	"circumference" real NOT NULL,
	"height" real NOT NULL,
	"carbon_absorption" real NOT NULL,
	"condition" text NOT NULL,
	"surveyor" text NOT NULL,
	"surveyed_at" timestamp with time zone NOT NULL,
	"next_survey_due" date NOT NULL,
	"first_year_outcome" text,
	"replaces_tree_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tree_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "tree_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tree_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"transaction" "xid8" NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tree_image" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tree_image_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tree_id" integer NOT NULL,
	"part" text NOT NULL,
	"file" text NOT NULL,
	"surveyor" text,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tree_tally" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tree_tally_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kelompok_komunitas_id" integer NOT NULL,
	"species_id" integer NOT NULL,
	"land_type" text NOT NULL,
	"status" text NOT NULL,
	"change" integer NOT NULL,
	"folded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tree_total" (
	"kelompok_komunitas_id" integer,
	"species_id" integer,
	"land_type" text,
	"status" text,
	"trees" integer NOT NULL,
	CONSTRAINT "tree_total_key" UNIQUE NULLS NOT DISTINCT("status","kelompok_komunitas_id","species_id","land_type")
);
--> statement-breakpoint
CREATE TABLE "wishtree_entry" (
	"adopter_id" integer NOT NULL,
	"tree_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishtree_entry_adopter_id_tree_id_pk" PRIMARY KEY("adopter_id","tree_id")
);
--> statement-breakpoint
CREATE TABLE "adopter" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "adopter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text,
	"password_hash" text,
	"phone" text,
	"picture" text,
	"email_verified_at" timestamp with time zone,
	"public_name" text DEFAULT 'hidden' NOT NULL,
	"adopter_type" text DEFAULT 'individual' NOT NULL,
	"language" text DEFAULT 'id' NOT NULL,
	"google_subject" text,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "email_code" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"adopter_id" integer,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"link_hash" text,
	"browser_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "email_cooldown" (
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"sent" integer NOT NULL,
	"last_sent_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_cooldown_purpose_email_pk" PRIMARY KEY("purpose","email")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refresh_token_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "refresh_token_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adopter_id" integer NOT NULL,
	"user_agent" text,
	"address" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "spent_captcha" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_method" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_method_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"group" text NOT NULL,
	"name" jsonb NOT NULL,
	"fee_fixed" integer NOT NULL,
	"fee_percent" integer NOT NULL,
	"minimum" bigint NOT NULL,
	"maximum" bigint NOT NULL,
	"available" boolean NOT NULL,
	"expires_in_seconds" integer NOT NULL,
	CONSTRAINT "payment_method_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" integer NOT NULL,
	"payment_method_id" integer NOT NULL,
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"gateway_transaction_id" text,
	"card_token_digest" text,
	"instructions" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "payment_attempt_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"gateway_transaction_id" text NOT NULL,
	"transaction_status" text NOT NULL,
	"status_code" text NOT NULL,
	"body" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "price_config" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_config_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"main_price" bigint NOT NULL,
	"valid_from" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"price_config_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"is_percentage" boolean NOT NULL,
	"value" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flagged_decision" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flagged_decision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" integer NOT NULL,
	"reason" text NOT NULL,
	"decision" text NOT NULL,
	"note" text NOT NULL,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"scope" text NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"transaction_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_scope_route_key_pk" PRIMARY KEY("scope","route","key")
);
--> statement-breakpoint
CREATE TABLE "transaction" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transaction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"adopter_id" integer NOT NULL,
	"status" text NOT NULL,
	"cancel_reason" text,
	"payment_method_id" integer NOT NULL,
	"breakdown" jsonb NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount_total" bigint NOT NULL,
	"payment_fees" bigint NOT NULL,
	"total" bigint NOT NULL,
	"customer" jsonb NOT NULL,
	"public_name" text NOT NULL,
	"holder" text NOT NULL,
	"gift_message" text,
	"gift_recipient_email" text,
	"gift_deliver_on" date,
	"gift_sent_at" timestamp with time zone,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"flagged" text,
	CONSTRAINT "transaction_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "transaction_tree" (
	"transaction_id" integer NOT NULL,
	"tree_id" integer NOT NULL,
	"position" integer NOT NULL,
	"outcome" text NOT NULL,
	"replaced_by_tree_id" integer,
	CONSTRAINT "transaction_tree_transaction_id_tree_id_pk" PRIMARY KEY("transaction_id","tree_id")
);
--> statement-breakpoint
CREATE TABLE "annual_report" (
	"year" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"file" text,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "financial_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "financial_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"name" jsonb NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"logo" text,
	"url" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "adoption" ADD CONSTRAINT "adoption_tree_id_tree_id_fk" FOREIGN KEY ("tree_id") REFERENCES "public"."tree"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adoption" ADD CONSTRAINT "adoption_adopter_id_adopter_id_fk" FOREIGN KEY ("adopter_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adoption" ADD CONSTRAINT "adoption_transaction_id_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hold" ADD CONSTRAINT "hold_tree_id_tree_id_fk" FOREIGN KEY ("tree_id") REFERENCES "public"."tree"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hold" ADD CONSTRAINT "hold_transaction_id_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hold" ADD CONSTRAINT "hold_adopter_id_adopter_id_fk" FOREIGN KEY ("adopter_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing" ADD CONSTRAINT "standing_adopter_id_adopter_id_fk" FOREIGN KEY ("adopter_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_adopter_id_adopter_id_fk" FOREIGN KEY ("adopter_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_transaction_id_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_key_id_signing_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."signing_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_tree" ADD CONSTRAINT "certificate_tree_certificate_id_certificate_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_tree" ADD CONSTRAINT "certificate_tree_tree_id_tree_id_fk" FOREIGN KEY ("tree_id") REFERENCES "public"."tree"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_tree" ADD CONSTRAINT "certificate_tree_adoption_id_adoption_id_fk" FOREIGN KEY ("adoption_id") REFERENCES "public"."adoption"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_tree" ADD CONSTRAINT "certificate_tree_replaced_by_tree_id_tree_id_fk" FOREIGN KEY ("replaced_by_tree_id") REFERENCES "public"."tree"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_ticket" ADD CONSTRAINT "download_ticket_adopter_id_adopter_id_fk" FOREIGN KEY ("adopter_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_adopter_id_adopter_id_fk" FOREIGN KEY ("adopter_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_adopter_id_adopter_id_fk" FOREIGN KEY ("adopter_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_photo" ADD CONSTRAINT "community_photo_kelompok_komunitas_id_kelompok_komunitas_id_fk" FOREIGN KEY ("kelompok_komunitas_id") REFERENCES "public"."kelompok_komunitas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_activity" ADD CONSTRAINT "group_activity_kelompok_komunitas_id_kelompok_komunitas_id_fk" FOREIGN KEY ("kelompok_komunitas_id") REFERENCES "public"."kelompok_komunitas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey" ADD CONSTRAINT "survey_tree_id_tree_id_fk" FOREIGN KEY ("tree_id") REFERENCES "public"."tree"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tree" ADD CONSTRAINT "tree_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tree" ADD CONSTRAINT "tree_kelompok_komunitas_id_kelompok_komunitas_id_fk" FOREIGN KEY ("kelompok_komunitas_id") REFERENCES "public"."kelompok_komunitas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tree" ADD CONSTRAINT "tree_replaces_tree_id_tree_id_fk" FOREIGN KEY ("replaces_tree_id") REFERENCES "public"."tree"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tree_image" ADD CONSTRAINT "tree_image_tree_id_tree_id_fk" FOREIGN KEY ("tree_id") REFERENCES "public"."tree"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishtree_entry" ADD CONSTRAINT "wishtree_entry_adopter_id_adopter_id_fk" FOREIGN KEY ("adopter_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishtree_entry" ADD CONSTRAINT "wishtree_entry_tree_id_tree_id_fk" FOREIGN KEY ("tree_id") REFERENCES "public"."tree"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_code" ADD CONSTRAINT "email_code_adopter_id_adopter_id_fk" FOREIGN KEY ("adopter_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_adopter_id_adopter_id_fk" FOREIGN KEY ("adopter_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_transaction_id_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_payment_method_id_payment_method_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_method"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_item" ADD CONSTRAINT "price_item_price_config_id_price_config_id_fk" FOREIGN KEY ("price_config_id") REFERENCES "public"."price_config"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flagged_decision" ADD CONSTRAINT "flagged_decision_transaction_id_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_transaction_id_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_adopter_id_adopter_id_fk" FOREIGN KEY ("adopter_id") REFERENCES "public"."adopter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_payment_method_id_payment_method_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_method"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_tree" ADD CONSTRAINT "transaction_tree_transaction_id_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_tree" ADD CONSTRAINT "transaction_tree_tree_id_tree_id_fk" FOREIGN KEY ("tree_id") REFERENCES "public"."tree"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_tree" ADD CONSTRAINT "transaction_tree_replaced_by_tree_id_tree_id_fk" FOREIGN KEY ("replaced_by_tree_id") REFERENCES "public"."tree"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adoption_tree_idx" ON "adoption" USING btree ("tree_id","starts_at");--> statement-breakpoint
CREATE INDEX "adoption_adopter_idx" ON "adoption" USING btree ("adopter_id","ends_at");--> statement-breakpoint
CREATE INDEX "adoption_ends_idx" ON "adoption" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "adoption_contract_key" ON "adoption" USING btree ("contract_number","tree_id");--> statement-breakpoint
CREATE INDEX "hold_transaction_idx" ON "hold" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "hold_adopter_idx" ON "hold" USING btree ("adopter_id");--> statement-breakpoint
CREATE INDEX "standing_rank_idx" ON "standing" USING btree ("tree_count" DESC NULLS LAST,"adopter_id");--> statement-breakpoint
CREATE INDEX "certificate_adopter_idx" ON "certificate" USING btree ("adopter_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_transaction_key" ON "certificate" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "mail_unsent_idx" ON "mail" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "notification_adopter_idx" ON "notification" USING btree ("adopter_id","id");--> statement-breakpoint
CREATE INDEX "community_photo_group_idx" ON "community_photo" USING btree ("kelompok_komunitas_id","position");--> statement-breakpoint
CREATE INDEX "group_activity_group_idx" ON "group_activity" USING btree ("kelompok_komunitas_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_tree_moment_key" ON "survey" USING btree ("tree_id","surveyed_at");--> statement-breakpoint
CREATE INDEX "survey_untold_idx" ON "survey" USING btree ("untold_since") WHERE "survey"."untold_since" is not null;--> statement-breakpoint
CREATE INDEX "tree_group_idx" ON "tree" USING btree ("kelompok_komunitas_id","id");--> statement-breakpoint
CREATE INDEX "tree_status_surveyed_idx" ON "tree" USING btree ("status","surveyed_at","id");--> statement-breakpoint
CREATE INDEX "tree_group_surveyed_idx" ON "tree" USING btree ("kelompok_komunitas_id","surveyed_at","id");--> statement-breakpoint
CREATE INDEX "tree_species_surveyed_idx" ON "tree" USING btree ("species_id","surveyed_at","id");--> statement-breakpoint
CREATE INDEX "tree_land_type_surveyed_idx" ON "tree" USING btree ("land_type","surveyed_at","id");--> statement-breakpoint
CREATE INDEX "tree_surveyed_idx" ON "tree" USING btree ("surveyed_at","id");--> statement-breakpoint
CREATE INDEX "tree_height_idx" ON "tree" USING btree ("height","id");--> statement-breakpoint
CREATE INDEX "tree_circumference_idx" ON "tree" USING btree ("circumference","id");--> statement-breakpoint
CREATE INDEX "tree_carbon_idx" ON "tree" USING btree ("carbon_absorption","id");--> statement-breakpoint
CREATE INDEX "tree_name_idx" ON "tree" USING btree ("tree_name","id");--> statement-breakpoint
CREATE INDEX "tree_position_idx" ON "tree" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE UNIQUE INDEX "tree_replaces_key" ON "tree" USING btree ("replaces_tree_id");--> statement-breakpoint
CREATE INDEX "tree_change_transaction_idx" ON "tree_change" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "tree_image_tree_idx" ON "tree_image" USING btree ("tree_id","part");--> statement-breakpoint
CREATE UNIQUE INDEX "tree_tally_folded_key" ON "tree_tally" USING btree ("kelompok_komunitas_id","species_id","land_type","status") WHERE "tree_tally"."folded";--> statement-breakpoint
CREATE INDEX "tree_tally_unfolded_idx" ON "tree_tally" USING btree ("id") WHERE not "tree_tally"."folded";--> statement-breakpoint
CREATE UNIQUE INDEX "adopter_email_key" ON "adopter" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "adopter_google_subject_key" ON "adopter" USING btree ("google_subject");--> statement-breakpoint
CREATE INDEX "email_code_email_idx" ON "email_code" USING btree ("purpose","email");--> statement-breakpoint
CREATE UNIQUE INDEX "email_code_link_key" ON "email_code" USING btree ("link_hash") WHERE "email_code"."link_hash" is not null;--> statement-breakpoint
CREATE INDEX "refresh_token_session_idx" ON "refresh_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_adopter_idx" ON "session" USING btree ("adopter_id");--> statement-breakpoint
CREATE INDEX "payment_attempt_transaction_idx" ON "payment_attempt" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "payment_attempt_status_idx" ON "payment_attempt" USING btree ("status");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_event_key" ON "payment_event" USING btree ("gateway_transaction_id","transaction_status","status_code");--> statement-breakpoint
CREATE INDEX "payment_event_order_idx" ON "payment_event" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "flagged_decision_transaction_idx" ON "flagged_decision" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "transaction_adopter_idx" ON "transaction" USING btree ("adopter_id","id");--> statement-breakpoint
CREATE INDEX "transaction_due_idx" ON "transaction" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "financial_entry_date_idx" ON "financial_entry" USING btree ("date");