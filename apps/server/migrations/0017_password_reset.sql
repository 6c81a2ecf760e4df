CREATE TABLE "password_reset" (
	"account_id" uuid NOT NULL,
	"door" text NOT NULL,
	"hash" text NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"requests" integer DEFAULT 1 NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "password_reset_account_id_door_pk" PRIMARY KEY("account_id","door")
);
--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;