CREATE TABLE "custom_bundle" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"office_group_id" uuid NOT NULL,
	"patient_id" uuid,
	"name" text NOT NULL,
	"descriptions" jsonb NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_bundle" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"office_group_id" uuid NOT NULL,
	"office_id" uuid,
	"patient_id" uuid,
	"device_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"operator_id" uuid,
	"created_by" uuid,
	"descriptions" jsonb NOT NULL,
	"system_bundle_id" uuid,
	"custom_bundle_id" uuid,
	"custom_bundle_parameters" jsonb,
	"mwl_item_id" uuid,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "bundle_id" uuid;--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "bundle_index" integer;--> statement-breakpoint
ALTER TABLE "custom_bundle" ADD CONSTRAINT "custom_bundle_office_group_id_office_group_id_fk" FOREIGN KEY ("office_group_id") REFERENCES "public"."office_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_bundle" ADD CONSTRAINT "custom_bundle_patient_id_patient_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_bundle" ADD CONSTRAINT "test_bundle_office_group_id_office_group_id_fk" FOREIGN KEY ("office_group_id") REFERENCES "public"."office_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_bundle" ADD CONSTRAINT "test_bundle_office_id_office_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."office"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_bundle" ADD CONSTRAINT "test_bundle_patient_id_patient_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_bundle" ADD CONSTRAINT "test_bundle_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_bundle" ADD CONSTRAINT "test_bundle_doctor_id_person_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_bundle" ADD CONSTRAINT "test_bundle_operator_id_person_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_bundle" ADD CONSTRAINT "test_bundle_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custom_bundle_group_idx" ON "custom_bundle" USING btree ("office_group_id","name");--> statement-breakpoint
CREATE INDEX "test_bundle_patient_idx" ON "test_bundle" USING btree ("patient_id","created" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "test" ADD CONSTRAINT "test_bundle_id_test_bundle_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."test_bundle"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_bundle_order_idx" ON "test" USING btree ("bundle_id","bundle_index");