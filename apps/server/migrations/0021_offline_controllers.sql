CREATE TABLE "offline_controller" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"office_group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offline_controller_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "offline_controller_office" (
	"controller_id" uuid NOT NULL,
	"office_id" uuid NOT NULL,
	CONSTRAINT "offline_controller_office_controller_id_office_id_pk" PRIMARY KEY("controller_id","office_id")
);
--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "pool_id" uuid;--> statement-breakpoint
ALTER TABLE "office_group" ADD COLUMN "pacs" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "offline_controller" ADD CONSTRAINT "offline_controller_office_group_id_office_group_id_fk" FOREIGN KEY ("office_group_id") REFERENCES "public"."office_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_controller_office" ADD CONSTRAINT "offline_controller_office_controller_id_offline_controller_id_fk" FOREIGN KEY ("controller_id") REFERENCES "public"."offline_controller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_controller_office" ADD CONSTRAINT "offline_controller_office_office_id_office_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."office"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offline_controller_office_group_id_name_index" ON "offline_controller" USING btree ("office_group_id","name");