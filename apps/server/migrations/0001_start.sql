CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"office_group_id" uuid,
	"actor_id" uuid,
	"actor_kind" text NOT NULL,
	"action" text NOT NULL,
	"object_kind" text,
	"object_ids" uuid[] NOT NULL,
	"patient_ids" uuid[] NOT NULL,
	"result" integer NOT NULL,
	"request_id" text,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "device" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"office_group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"device_type" text NOT NULL,
	"code" text,
	"user_id" uuid,
	"token_digest" text,
	"active" boolean DEFAULT true NOT NULL,
	"app_version" text,
	"serial_number" text,
	"capabilities" jsonb,
	"battery_level_headset_percentage" integer,
	"battery_level_handpiece_percentage" integer,
	"current_screen" text,
	"volume" integer,
	"ipd" double precision,
	"test_id" uuid,
	"last_used" timestamp with time zone,
	"seen" timestamp with time zone,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "device_code_unique" UNIQUE("code"),
	CONSTRAINT "device_tokenDigest_unique" UNIQUE("token_digest"),
	CONSTRAINT "device_testId_unique" UNIQUE("test_id")
);
--> statement-breakpoint
CREATE TABLE "device_office" (
	"device_id" uuid NOT NULL,
	"office_id" uuid NOT NULL,
	CONSTRAINT "device_office_device_id_office_id_pk" PRIMARY KEY("device_id","office_id")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"queue" text NOT NULL,
	"payload" jsonb NOT NULL,
	"dedupe" text,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"max_attempts" integer DEFAULT 5 NOT NULL,
	"locked_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"error" text,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ethnicity" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "ethnicity_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "gender" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "gender_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "patient" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"office_group_id" uuid NOT NULL,
	"office_id" uuid,
	"first_name" text,
	"last_name" text,
	"email" text,
	"phone" text,
	"date_of_birth" date,
	"gender_id" uuid,
	"ethnicity_id" uuid,
	"doctor_id" uuid NOT NULL,
	"patient_id_number" text,
	"monocular" boolean,
	"subtitles" boolean,
	"ipd" double precision,
	"needs_match_review" boolean DEFAULT false NOT NULL,
	"is_encrypted" boolean DEFAULT false NOT NULL,
	"encrypted_pii" jsonb,
	"search_text" text NOT NULL,
	"last_test_id" uuid,
	"last_test_time" timestamp with time zone,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"office_group_id" uuid NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"groups" text[] NOT NULL,
	"password_hash" text NOT NULL,
	"doctor_id" uuid,
	"operator_id" uuid,
	"force_password_change" boolean DEFAULT false NOT NULL,
	"show_baa_agreement" boolean DEFAULT false NOT NULL,
	"webauthn_required" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"failed_logins" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_phoneNumber_unique" UNIQUE("phone_number")
);
--> statement-breakpoint
CREATE TABLE "account_office" (
	"account_id" uuid NOT NULL,
	"office_id" uuid NOT NULL,
	"administers" boolean DEFAULT false NOT NULL,
	CONSTRAINT "account_office_account_id_office_id_pk" PRIMARY KEY("account_id","office_id")
);
--> statement-breakpoint
CREATE TABLE "corporation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"office_group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"street_address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text,
	"phone" text NOT NULL,
	"country" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_group" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"corporation_id" uuid,
	"name" text NOT NULL,
	"flags" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "office_group_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"office_group_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"digest" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"office_group_id" uuid,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text,
	"message" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_record" (
	"test_id" uuid NOT NULL,
	"run" integer NOT NULL,
	"seq" integer NOT NULL,
	"seq_num" integer NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_record_test_id_run_seq_pk" PRIMARY KEY("test_id","run","seq")
);
--> statement-breakpoint
CREATE TABLE "test" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"office_group_id" uuid NOT NULL,
	"office_id" uuid,
	"patient_id" uuid,
	"device_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"operator_id" uuid,
	"created_by" uuid,
	"status" text NOT NULL,
	"group" text NOT NULL,
	"strategy" text,
	"protocol" text,
	"eye" text NOT NULL,
	"options" jsonb NOT NULL,
	"run" integer DEFAULT 1 NOT NULL,
	"device_seq" integer DEFAULT 0 NOT NULL,
	"seq_num" integer DEFAULT 0 NOT NULL,
	"progress_total" double precision DEFAULT 0 NOT NULL,
	"progress_od" double precision DEFAULT 0 NOT NULL,
	"progress_os" double precision DEFAULT 0 NOT NULL,
	"thresholds_received" boolean DEFAULT false NOT NULL,
	"offline" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"time_start" timestamp with time zone,
	"time_end" timestamp with time zone,
	"deleted" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_office_group_id_office_group_id_fk" FOREIGN KEY ("office_group_id") REFERENCES "public"."office_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_office" ADD CONSTRAINT "device_office_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_office" ADD CONSTRAINT "device_office_office_id_office_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."office"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient" ADD CONSTRAINT "patient_office_group_id_office_group_id_fk" FOREIGN KEY ("office_group_id") REFERENCES "public"."office_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient" ADD CONSTRAINT "patient_office_id_office_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."office"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient" ADD CONSTRAINT "patient_gender_id_gender_id_fk" FOREIGN KEY ("gender_id") REFERENCES "public"."gender"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient" ADD CONSTRAINT "patient_ethnicity_id_ethnicity_id_fk" FOREIGN KEY ("ethnicity_id") REFERENCES "public"."ethnicity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient" ADD CONSTRAINT "patient_doctor_id_person_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_office_group_id_office_group_id_fk" FOREIGN KEY ("office_group_id") REFERENCES "public"."office_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_doctor_id_person_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_operator_id_person_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_office" ADD CONSTRAINT "account_office_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_office" ADD CONSTRAINT "account_office_office_id_office_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."office"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office" ADD CONSTRAINT "office_office_group_id_office_group_id_fk" FOREIGN KEY ("office_group_id") REFERENCES "public"."office_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_group" ADD CONSTRAINT "office_group_corporation_id_corporation_id_fk" FOREIGN KEY ("corporation_id") REFERENCES "public"."corporation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_office_group_id_office_group_id_fk" FOREIGN KEY ("office_group_id") REFERENCES "public"."office_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_office_group_id_office_group_id_fk" FOREIGN KEY ("office_group_id") REFERENCES "public"."office_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_message" ADD CONSTRAINT "support_message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_record" ADD CONSTRAINT "test_record_test_id_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."test"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test" ADD CONSTRAINT "test_office_group_id_office_group_id_fk" FOREIGN KEY ("office_group_id") REFERENCES "public"."office_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test" ADD CONSTRAINT "test_office_id_office_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."office"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test" ADD CONSTRAINT "test_patient_id_patient_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test" ADD CONSTRAINT "test_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test" ADD CONSTRAINT "test_doctor_id_person_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test" ADD CONSTRAINT "test_operator_id_person_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test" ADD CONSTRAINT "test_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_actor_idx" ON "audit" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_patient_idx" ON "audit" USING gin ("patient_ids");--> statement-breakpoint
CREATE INDEX "device_office_group_id_name_index" ON "device" USING btree ("office_group_id","name");--> statement-breakpoint
CREATE INDEX "job_due_idx" ON "job" USING btree ("queue","run_at") WHERE "job"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_dedupe_unique" ON "job" USING btree ("queue","dedupe") WHERE "job"."done_at" is null;--> statement-breakpoint
CREATE INDEX "patient_recent_idx" ON "patient" USING btree ("office_group_id","last_test_time" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "patient_name_idx" ON "patient" USING btree ("office_group_id","last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "patient_first_name_idx" ON "patient" USING btree ("office_group_id","first_name","id");--> statement-breakpoint
CREATE INDEX "patient_birth_idx" ON "patient" USING btree ("office_group_id","date_of_birth","id");--> statement-breakpoint
CREATE INDEX "patient_number_idx" ON "patient" USING btree ("office_group_id","patient_id_number","id");--> statement-breakpoint
CREATE INDEX "patient_updated_idx" ON "patient" USING btree ("office_group_id","updated","id");--> statement-breakpoint
CREATE INDEX "patient_search_idx" ON "patient" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "patient_review_idx" ON "patient" USING btree ("office_group_id") WHERE "patient"."needs_match_review";--> statement-breakpoint
CREATE UNIQUE INDEX "account_username_unique" ON "account" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "account_email_unique" ON "account" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "office_office_group_id_name_index" ON "office" USING btree ("office_group_id","name");--> statement-breakpoint
CREATE INDEX "person_office_group_id_kind_last_name_index" ON "person" USING btree ("office_group_id","kind","last_name");--> statement-breakpoint
CREATE INDEX "session_account_id_index" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_last_seen_index" ON "session" USING btree ("last_seen");--> statement-breakpoint
CREATE INDEX "test_record_state_idx" ON "test_record" USING btree ("test_id","run","type");--> statement-breakpoint
CREATE INDEX "test_patient_idx" ON "test" USING btree ("patient_id","created" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "test_status_idx" ON "test" USING btree ("office_group_id","status");--> statement-breakpoint
CREATE INDEX "test_waiting_idx" ON "test" USING btree ("created") WHERE "test"."status" = 'pending' and "test"."deleted" is null;