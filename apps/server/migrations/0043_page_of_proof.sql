-- a proof holds for two minutes: its user gives another one
DELETE FROM "key_proof";--> statement-breakpoint
ALTER TABLE "key_proof" ADD COLUMN "page" text NOT NULL;--> statement-breakpoint
ALTER TABLE "key_proof" DROP CONSTRAINT "key_proof_session_action_pk";--> statement-breakpoint
ALTER TABLE "key_proof" ADD CONSTRAINT "key_proof_session_action_page_pk" PRIMARY KEY("session","action","page");--> statement-breakpoint
ALTER TABLE "sso_sign_in" ADD COLUMN "page" text;
