CREATE TABLE "test_schedule" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"office_group_id" uuid NOT NULL,
	"office_id" uuid,
	"patient_id" uuid NOT NULL,
	"test_id" uuid,
	"bundle_id" uuid,
	"created_by" uuid,
	"period_in_days" integer NOT NULL,
	"end_date" date NOT NULL,
	"last" date NOT NULL,
	"next" date NOT NULL,
	"due" timestamp with time zone,
	"timezone" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "schedule_id" uuid;--> statement-breakpoint
ALTER TABLE "test_schedule" ADD CONSTRAINT "test_schedule_office_group_id_office_group_id_fk" FOREIGN KEY ("office_group_id") REFERENCES "public"."office_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_schedule" ADD CONSTRAINT "test_schedule_office_id_office_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."office"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_schedule" ADD CONSTRAINT "test_schedule_patient_id_patient_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_schedule" ADD CONSTRAINT "test_schedule_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_schedule_patient_idx" ON "test_schedule" USING btree ("patient_id","next");--> statement-breakpoint
CREATE INDEX "test_schedule_due_idx" ON "test_schedule" USING btree ("due");--> statement-breakpoint
CREATE UNIQUE INDEX "test_schedule_test_unique" ON "test_schedule" USING btree ("test_id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_schedule_bundle_unique" ON "test_schedule" USING btree ("bundle_id");--> statement-breakpoint
ALTER TABLE "test" ADD CONSTRAINT "test_schedule_id_test_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."test_schedule"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_schedule_idx" ON "test" USING btree ("schedule_id") WHERE "test"."schedule_id" is not null;