CREATE TABLE "export_part" (
	"task_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "export_part_task_id_attempt_number_pk" PRIMARY KEY("task_id","attempt","number")
);
--> statement-breakpoint
CREATE TABLE "export_task" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"office_group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"parameters" jsonb NOT NULL,
	"host" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due" timestamp with time zone DEFAULT now() NOT NULL,
	"test_ids" uuid[] DEFAULT '{}' NOT NULL,
	"patient_ids" uuid[] DEFAULT '{}' NOT NULL,
	"is_named" boolean DEFAULT false NOT NULL,
	"size" bigint,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "office_group" ADD COLUMN "dev_config" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "export_part" ADD CONSTRAINT "export_part_task_id_export_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."export_task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_task" ADD CONSTRAINT "export_task_office_group_id_office_group_id_fk" FOREIGN KEY ("office_group_id") REFERENCES "public"."office_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_task" ADD CONSTRAINT "export_task_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_task_account_id_office_group_id_created_index" ON "export_task" USING btree ("account_id","office_group_id","created");--> statement-breakpoint
CREATE INDEX "export_task_due_idx" ON "export_task" USING btree ("due") WHERE "export_task"."status" in ('PENDING', 'STARTED', 'FINISHED');