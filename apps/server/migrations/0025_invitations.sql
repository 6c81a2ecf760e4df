CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"office_group_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"groups" text[] NOT NULL,
	"status" text DEFAULT 'INITIALIZED' NOT NULL,
	"invited_by" uuid NOT NULL,
	"product" text NOT NULL,
	"secret_digest" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due" timestamp with time zone DEFAULT now() NOT NULL,
	"expires" timestamp with time zone,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation_office" (
	"invitation_id" uuid NOT NULL,
	"office_id" uuid NOT NULL,
	CONSTRAINT "invitation_office_invitation_id_office_id_pk" PRIMARY KEY("invitation_id","office_id")
);
--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_office_group_id_office_group_id_fk" FOREIGN KEY ("office_group_id") REFERENCES "public"."office_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_invited_by_account_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_office" ADD CONSTRAINT "invitation_office_invitation_id_invitation_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_office" ADD CONSTRAINT "invitation_office_office_id_office_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."office"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_office_group_id_created_index" ON "invitation" USING btree ("office_group_id","created");--> statement-breakpoint
CREATE INDEX "invitation_due_idx" ON "invitation" USING btree ("due") WHERE "invitation"."status" = 'INITIALIZED';--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_open_unique" ON "invitation" USING btree ("office_group_id",lower("email")) WHERE "invitation"."status" in ('INITIALIZED', 'EMAIL_SENT');