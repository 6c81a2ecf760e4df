CREATE TABLE "appointment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"office_group_id" uuid NOT NULL,
	"office_id" uuid,
	"site_id" uuid,
	"patient_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"operator_id" uuid,
	"created_by" uuid,
	"descriptions" jsonb NOT NULL,
	"is_bundle" boolean NOT NULL,
	"day" date NOT NULL,
	"time" text NOT NULL,
	"room" text,
	"checked_in" timestamp with time zone,
	"test_id" uuid,
	"bundle_id" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"changed" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"token_digest" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"last_read" timestamp with time zone,
	CONSTRAINT "calendar_feed_tokenDigest_unique" UNIQUE("token_digest")
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_office_group_id_office_group_id_fk" FOREIGN KEY ("office_group_id") REFERENCES "public"."office_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_office_id_office_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."office"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_site_id_office_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."office"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_patient_id_patient_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_doctor_id_person_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_operator_id_person_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_test_id_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."test"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_bundle_id_test_bundle_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."test_bundle"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_day_idx" ON "appointment" USING btree ("office_group_id","day");--> statement-breakpoint
CREATE INDEX "appointment_patient_idx" ON "appointment" USING btree ("patient_id","day");--> statement-breakpoint
CREATE INDEX "appointment_doctor_idx" ON "appointment" USING btree ("doctor_id","day");--> statement-breakpoint
CREATE TRIGGER appointment_version BEFORE UPDATE ON "appointment" FOR EACH ROW
  WHEN ((OLD."day", OLD."time", OLD."room", OLD."device_id") IS DISTINCT FROM (NEW."day", NEW."time", NEW."room", NEW."device_id"))
  EXECUTE FUNCTION increase_version();
