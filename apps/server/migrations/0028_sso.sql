CREATE TABLE "sso_identity" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" uuid NOT NULL,
	CONSTRAINT "sso_identity_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "sso_sign_in" (
	"state" text PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"domain" text NOT NULL,
	"nonce" text NOT NULL,
	"return_url" text NOT NULL,
	"invitation" text,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sso_identity" ADD CONSTRAINT "sso_identity_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sso_identity_account_id_index" ON "sso_identity" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sso_sign_in_expires_index" ON "sso_sign_in" USING btree ("expires");