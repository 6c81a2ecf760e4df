CREATE TABLE "patient_next_pii" (
	"patient_id" uuid PRIMARY KEY NOT NULL,
	"office_group_id" uuid NOT NULL,
	"encrypted_pii" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "office_group" ADD COLUMN "next_key_check" text;--> statement-breakpoint
ALTER TABLE "patient_next_pii" ADD CONSTRAINT "patient_next_pii_patient_id_patient_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_next_pii" ADD CONSTRAINT "patient_next_pii_office_group_id_office_group_id_fk" FOREIGN KEY ("office_group_id") REFERENCES "public"."office_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_next_pii_group_idx" ON "patient_next_pii" USING btree ("office_group_id");--> statement-breakpoint
-- Whoever saves the personal data of a patient - a form, a job, a merge - makes the ciphertexts of the new key outdated.
CREATE FUNCTION drop_next_pii() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "patient_next_pii" WHERE "patient_id" = NEW."id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER patient_drops_next_pii AFTER UPDATE OF "encrypted_pii" ON "patient" FOR EACH ROW
  WHEN (OLD."encrypted_pii" IS DISTINCT FROM NEW."encrypted_pii") EXECUTE FUNCTION drop_next_pii();
