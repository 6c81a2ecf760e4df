ALTER TABLE "account" ADD COLUMN "suspended" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "last_sign_in" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "invited" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "invitation_sent" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "invitation_accepted" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_suspended_inactive" CHECK (not ("account"."active" and "account"."suspended" is not null));--> statement-breakpoint
-- Signing in is in the audit rows; steps of it that somebody did not complete have another action.
UPDATE "account" SET "last_sign_in" = (
  SELECT max("at") FROM "audit"
  WHERE "actor_kind" = 'account' AND "actor_id" = "account"."id" AND "result" = 200
    AND "action" IN ('signIn', 'verifyDuo', 'verifySecurityKey', 'verifySso'));
