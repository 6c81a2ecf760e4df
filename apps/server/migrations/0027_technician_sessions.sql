CREATE TABLE "technician_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"office_group_id" uuid NOT NULL,
	"office_id" uuid,
	"patient_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"admin_id" uuid,
	"device_id" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"ended" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "technician_session" ADD CONSTRAINT "technician_session_office_group_id_office_group_id_fk" FOREIGN KEY ("office_group_id") REFERENCES "public"."office_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technician_session" ADD CONSTRAINT "technician_session_office_id_office_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."office"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technician_session" ADD CONSTRAINT "technician_session_patient_id_patient_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technician_session" ADD CONSTRAINT "technician_session_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technician_session" ADD CONSTRAINT "technician_session_admin_id_account_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technician_session" ADD CONSTRAINT "technician_session_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "technician_session_recent_idx" ON "technician_session" USING btree ("office_group_id","active","created");--> statement-breakpoint
CREATE INDEX "technician_session_patient_idx" ON "technician_session" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "technician_session_user_idx" ON "technician_session" USING btree ("user_id") WHERE "technician_session"."active";--> statement-breakpoint
CREATE INDEX "technician_session_admin_idx" ON "technician_session" USING btree ("admin_id") WHERE "technician_session"."active";--> statement-breakpoint
CREATE INDEX "technician_session_device_idx" ON "technician_session" USING btree ("device_id") WHERE "technician_session"."device_id" is not null;