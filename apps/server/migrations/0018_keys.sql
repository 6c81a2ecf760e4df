CREATE TABLE "half_sign_in" (
	"digest" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"owes" text NOT NULL,
	"duo_state" text,
	"duo_nonce" text,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "key_challenge" (
	"owner" text NOT NULL,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	CONSTRAINT "key_challenge_owner_purpose_pk" PRIMARY KEY("owner","purpose")
);
--> statement-breakpoint
CREATE TABLE "key_proof" (
	"session" text NOT NULL,
	"action" text NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	CONSTRAINT "key_proof_session_action_pk" PRIMARY KEY("session","action")
);
--> statement-breakpoint
CREATE TABLE "security_key" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"rp_id" text NOT NULL,
	"label" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used" timestamp with time zone,
	CONSTRAINT "security_key_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "half_sign_in" ADD CONSTRAINT "half_sign_in_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_proof" ADD CONSTRAINT "key_proof_session_session_digest_fk" FOREIGN KEY ("session") REFERENCES "public"."session"("digest") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_key" ADD CONSTRAINT "security_key_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "half_sign_in_account_id_index" ON "half_sign_in" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "half_sign_in_expires_index" ON "half_sign_in" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "key_challenge_expires_index" ON "key_challenge" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "security_key_account_id_index" ON "security_key" USING btree ("account_id");