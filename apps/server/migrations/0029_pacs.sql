CREATE TABLE "mwl_item" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"query_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mwl_query" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"office_group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"pool_id" uuid NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"truncated" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "office_group" ADD COLUMN "pacs_connections" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "worklist" jsonb;--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "pacs_status" text;--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "pacs_pool_id" uuid;--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "pacs_details" text;--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "pacs_changed" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "pacs_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "pacs_due" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mwl_item" ADD CONSTRAINT "mwl_item_query_id_mwl_query_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."mwl_query"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mwl_query" ADD CONSTRAINT "mwl_query_office_group_id_office_group_id_fk" FOREIGN KEY ("office_group_id") REFERENCES "public"."office_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mwl_query" ADD CONSTRAINT "mwl_query_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mwl_item_query_idx" ON "mwl_item" USING btree ("query_id","position");--> statement-breakpoint
CREATE INDEX "mwl_query_account_id_created_index" ON "mwl_query" USING btree ("account_id","created");--> statement-breakpoint
CREATE INDEX "mwl_query_created_idx" ON "mwl_query" USING btree ("created");--> statement-breakpoint
CREATE INDEX "test_pacs_due_idx" ON "test" USING btree ("pacs_due") WHERE "test"."pacs_due" is not null;--> statement-breakpoint
CREATE INDEX "test_pacs_idx" ON "test" USING btree ("office_group_id","pacs_changed" DESC NULLS LAST,"id") WHERE "test"."pacs_status" is not null;