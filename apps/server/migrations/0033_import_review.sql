CREATE TABLE "import_change" (
	"import_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"identity_reason" text,
	"details" jsonb NOT NULL,
	"thresholds" jsonb NOT NULL,
	CONSTRAINT "import_change_import_id_version_pk" PRIMARY KEY("import_id","version")
);
--> statement-breakpoint
ALTER TABLE "import" ADD COLUMN "identity" jsonb;--> statement-breakpoint
ALTER TABLE "import" ADD COLUMN "device" jsonb;--> statement-breakpoint
ALTER TABLE "import" ADD COLUMN "eyes" jsonb;--> statement-breakpoint
ALTER TABLE "import" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_change" ADD CONSTRAINT "import_change_import_id_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_change" ADD CONSTRAINT "import_change_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "import" SET "thresholds" = (
	SELECT jsonb_agg("one" || '{"is_confirmed": true}'::jsonb ORDER BY "place") FROM jsonb_array_elements("thresholds") WITH ORDINALITY AS "each"("one", "place")
) WHERE "is_verified" AND jsonb_typeof("thresholds") = 'array' AND jsonb_array_length("thresholds") > 0;
