ALTER TABLE "test" ADD COLUMN "ignored" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "part" text;