ALTER TABLE "test" ADD COLUMN "sync_to" integer;--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "notice_due" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "test_notice_idx" ON "test" USING btree ("notice_due") WHERE "test"."notice_due" is not null;--> statement-breakpoint
CREATE INDEX "test_offline_idx" ON "test" USING btree ("time_start") WHERE "test"."offline";