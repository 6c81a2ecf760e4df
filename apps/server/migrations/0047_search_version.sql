ALTER TABLE "patient" ADD COLUMN "search_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "patient_search_version_idx" ON "patient" USING btree ("search_version");