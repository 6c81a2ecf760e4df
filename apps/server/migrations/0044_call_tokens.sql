ALTER TABLE "technician_session" ADD COLUMN "call_token_digest" text;--> statement-breakpoint
ALTER TABLE "technician_session" ADD COLUMN "call_token_expires" timestamp with time zone;