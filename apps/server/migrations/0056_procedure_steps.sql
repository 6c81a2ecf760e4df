CREATE TABLE "procedure_step" (
	"test_id" uuid NOT NULL,
	"run" integer NOT NULL,
	"pool_id" uuid NOT NULL,
	"status" text DEFAULT 'IN_PROGRESS' NOT NULL,
	"reported" text,
	"details" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due" timestamp with time zone,
	"started" timestamp with time zone NOT NULL,
	"ended" timestamp with time zone,
	CONSTRAINT "procedure_step_test_id_run_pk" PRIMARY KEY("test_id","run")
);
--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "pacs_instances" jsonb;--> statement-breakpoint
ALTER TABLE "procedure_step" ADD CONSTRAINT "procedure_step_test_id_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."test"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "procedure_step_due_idx" ON "procedure_step" USING btree ("due") WHERE "procedure_step"."due" is not null;--> statement-breakpoint
CREATE INDEX "procedure_step_open_idx" ON "procedure_step" USING btree ("test_id") WHERE "procedure_step"."status" = 'IN_PROGRESS';--> statement-breakpoint
CREATE INDEX "test_order_idx" ON "test" USING btree ("time_start") WHERE "test"."worklist" is not null;