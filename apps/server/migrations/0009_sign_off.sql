CREATE TABLE "interpretation" (
	"test_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"draft" text,
	"reviewed" timestamp with time zone,
	"reviewed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "signed_text" (
	"test_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"signed" timestamp with time zone DEFAULT now() NOT NULL,
	"signed_by" uuid NOT NULL,
	CONSTRAINT "signed_text_test_id_number_pk" PRIMARY KEY("test_id","number")
);
--> statement-breakpoint
DROP INDEX "test_status_idx";--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "sign_off" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "interpretation" ADD CONSTRAINT "interpretation_test_id_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."test"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interpretation" ADD CONSTRAINT "interpretation_reviewed_by_account_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_text" ADD CONSTRAINT "signed_text_test_id_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."test"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_text" ADD CONSTRAINT "signed_text_signed_by_account_id_fk" FOREIGN KEY ("signed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_doctor_idx" ON "patient" USING btree ("doctor_id","last_test_time" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "patient_last_test_idx" ON "patient" USING btree ("last_test_id");--> statement-breakpoint
CREATE INDEX "test_recent_idx" ON "test" USING btree ("office_group_id","created" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "test_kind_idx" ON "test" USING btree ("office_group_id","group","strategy","protocol","created" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "test_doctor_idx" ON "test" USING btree ("doctor_id","created" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "test_device_idx" ON "test" USING btree ("device_id","created" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "test_unread_idx" ON "test" USING btree ("office_group_id","created" DESC NULLS LAST,"id","patient_id") WHERE "test"."status" = 'finished' and "test"."sign_off" = 'new' and "test"."deleted" is null;--> statement-breakpoint
CREATE INDEX "test_status_idx" ON "test" USING btree ("office_group_id","status","created" DESC NULLS LAST,"id");
--> statement-breakpoint
create function signed_text_stays() returns trigger language plpgsql as $$
begin
  raise exception 'signed texts are never changed';
end
$$;
--> statement-breakpoint
create trigger signed_text_stays before update on signed_text
  for each statement execute function signed_text_stays();
