CREATE TABLE "import_part" (
	"import_id" uuid NOT NULL,
	"of" text NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "import_part_import_id_of_number_pk" PRIMARY KEY("import_id","of","number")
);
--> statement-breakpoint
CREATE TABLE "import_picture" (
	"import_id" uuid NOT NULL,
	"page_id" integer NOT NULL,
	"index" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "import_picture_import_id_page_id_index_pk" PRIMARY KEY("import_id","page_id","index")
);
--> statement-breakpoint
CREATE TABLE "import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"office_group_id" uuid NOT NULL,
	"office_id" uuid,
	"patient_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'UPLOADING' NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"pdf_size" bigint,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due" timestamp with time zone DEFAULT now() NOT NULL,
	"group" text,
	"protocol" text,
	"test_date" date,
	"thresholds" jsonb,
	"is_verified" boolean DEFAULT false NOT NULL,
	"error" text,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_part" ADD CONSTRAINT "import_part_import_id_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_picture" ADD CONSTRAINT "import_picture_import_id_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import" ADD CONSTRAINT "import_office_group_id_office_group_id_fk" FOREIGN KEY ("office_group_id") REFERENCES "public"."office_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import" ADD CONSTRAINT "import_office_id_office_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."office"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import" ADD CONSTRAINT "import_patient_id_patient_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import" ADD CONSTRAINT "import_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_patient_idx" ON "import" USING btree ("patient_id","created" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "import_due_idx" ON "import" USING btree ("due") WHERE "import"."status" in ('UPLOADING', 'NOT_STARTED', 'IN_PROGRESS');