ALTER TABLE "test" ADD COLUMN "done_due" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "test_done_due_idx" ON "test" USING btree ("done_due") WHERE "test"."done_due" is not null;