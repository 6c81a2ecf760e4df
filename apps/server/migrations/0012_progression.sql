CREATE TABLE "field_baseline" (
	"patient_id" uuid NOT NULL,
	"eye" text NOT NULL,
	"program" text NOT NULL,
	"size" integer NOT NULL,
	"first_id" uuid,
	"second_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid NOT NULL,
	CONSTRAINT "field_baseline_patient_id_eye_program_size_pk" PRIMARY KEY("patient_id","eye","program","size")
);
--> statement-breakpoint
CREATE TABLE "field_exclusion" (
	"test_id" uuid NOT NULL,
	"eye" text NOT NULL,
	"reason" text,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid NOT NULL,
	CONSTRAINT "field_exclusion_test_id_eye_pk" PRIMARY KEY("test_id","eye")
);
--> statement-breakpoint
ALTER TABLE "field_baseline" ADD CONSTRAINT "field_baseline_patient_id_patient_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_baseline" ADD CONSTRAINT "field_baseline_first_id_test_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."test"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_baseline" ADD CONSTRAINT "field_baseline_second_id_test_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."test"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_baseline" ADD CONSTRAINT "field_baseline_updated_by_account_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_exclusion" ADD CONSTRAINT "field_exclusion_test_id_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."test"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_exclusion" ADD CONSTRAINT "field_exclusion_updated_by_account_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;