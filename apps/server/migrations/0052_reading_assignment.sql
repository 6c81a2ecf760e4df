CREATE TABLE "reading_assignment" (
	"test_id" uuid PRIMARY KEY NOT NULL,
	"to_id" uuid NOT NULL,
	"by_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "reading_assignment" ADD CONSTRAINT "reading_assignment_test_id_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."test"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_assignment" ADD CONSTRAINT "reading_assignment_to_id_account_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_assignment" ADD CONSTRAINT "reading_assignment_by_id_account_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reading_assignment_to_id_index" ON "reading_assignment" USING btree ("to_id");