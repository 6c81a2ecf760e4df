ALTER TABLE "session" ADD COLUMN "demo_left" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "visitor_id" uuid;--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "visit_host" text;--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "report_due" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "patient_ciphertext_idx" ON "patient" USING gin ("encrypted_pii" jsonb_path_ops) WHERE "patient"."is_encrypted";--> statement-breakpoint
CREATE INDEX "test_report_due_idx" ON "test" USING btree ("report_due") WHERE "test"."report_due" is not null;