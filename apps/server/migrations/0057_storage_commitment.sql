CREATE TABLE "storage_commitment" (
	"test_id" uuid PRIMARY KEY NOT NULL,
	"transaction" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"requested" timestamp with time zone,
	"due" timestamp with time zone,
	CONSTRAINT "storage_commitment_transaction_unique" UNIQUE("transaction")
);
--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "pacs_commitment" text;--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "pacs_commitment_details" text;--> statement-breakpoint
ALTER TABLE "storage_commitment" ADD CONSTRAINT "storage_commitment_test_id_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."test"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "storage_commitment_due_idx" ON "storage_commitment" USING btree ("due") WHERE "storage_commitment"."due" is not null;