ALTER TABLE "sso_sign_in" ADD COLUMN "session" text;--> statement-breakpoint
ALTER TABLE "sso_sign_in" ADD COLUMN "action" text;--> statement-breakpoint
ALTER TABLE "sso_sign_in" ADD COLUMN "begun" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_sign_in" ADD CONSTRAINT "sso_sign_in_session_session_digest_fk" FOREIGN KEY ("session") REFERENCES "public"."session"("digest") ON DELETE cascade ON UPDATE no action;