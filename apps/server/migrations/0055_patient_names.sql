ALTER TABLE "patient" ADD COLUMN "instruction_language" text;--> statement-breakpoint
DROP TRIGGER patient_version ON "patient";--> statement-breakpoint
CREATE TRIGGER patient_version BEFORE UPDATE ON "patient" FOR EACH ROW WHEN (
  (OLD."first_name", OLD."last_name", OLD."email", OLD."phone", OLD."date_of_birth", OLD."gender_id", OLD."ethnicity_id",
    OLD."doctor_id", OLD."patient_id_number", OLD."monocular", OLD."subtitles", OLD."ipd", OLD."needs_match_review",
    OLD."is_encrypted", OLD."encrypted_pii", OLD."instruction_language")
  IS DISTINCT FROM
  (NEW."first_name", NEW."last_name", NEW."email", NEW."phone", NEW."date_of_birth", NEW."gender_id", NEW."ethnicity_id",
    NEW."doctor_id", NEW."patient_id_number", NEW."monocular", NEW."subtitles", NEW."ipd", NEW."needs_match_review",
    NEW."is_encrypted", NEW."encrypted_pii", NEW."instruction_language")
) EXECUTE FUNCTION increase_version();
