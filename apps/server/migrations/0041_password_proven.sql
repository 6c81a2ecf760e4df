ALTER TABLE "account" ADD COLUMN "password_proven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "password_withdrawn" boolean DEFAULT false NOT NULL;