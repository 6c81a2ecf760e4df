CREATE TABLE "patient_change" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"office_group_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_id" uuid,
	"to_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"made_by" uuid,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "patient" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "patient_change" ADD CONSTRAINT "patient_change_office_group_id_office_group_id_fk" FOREIGN KEY ("office_group_id") REFERENCES "public"."office_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_change" ADD CONSTRAINT "patient_change_from_id_patient_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."patient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_change" ADD CONSTRAINT "patient_change_to_id_patient_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."patient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_change" ADD CONSTRAINT "patient_change_made_by_account_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_change_to_idx" ON "patient_change" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "patient_change_from_idx" ON "patient_change" USING btree ("from_id") WHERE "patient_change"."from_id" is not null;--> statement-breakpoint
CREATE INDEX "patient_change_created_idx" ON "patient_change" USING btree ("created");--> statement-breakpoint
CREATE INDEX "patient_merged_idx" ON "patient" USING btree ("merged_into") WHERE "patient"."merged_into" is not null;