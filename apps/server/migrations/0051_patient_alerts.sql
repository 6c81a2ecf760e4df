CREATE TABLE "patient_alert" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"patient_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text,
	"author_id" uuid NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"ended" timestamp with time zone,
	"ended_by" uuid
);
--> statement-breakpoint
ALTER TABLE "patient_alert" ADD CONSTRAINT "patient_alert_patient_id_patient_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_alert" ADD CONSTRAINT "patient_alert_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_alert" ADD CONSTRAINT "patient_alert_ended_by_account_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_alert_patient_idx" ON "patient_alert" USING btree ("patient_id");