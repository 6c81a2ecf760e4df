ALTER TABLE "patient" ADD COLUMN "ideographic_name" text;--> statement-breakpoint
ALTER TABLE "patient" ADD COLUMN "phonetic_name" text;--> statement-breakpoint
ALTER TABLE "patient" ADD COLUMN "instruction_language" text;--> statement-breakpoint
DROP TRIGGER patient_version ON "patient";--> statement-breakpoint
CREATE TRIGGER patient_version BEFORE UPDATE ON "patient" FOR EACH ROW WHEN (
  (OLD."first_name", OLD."last_name", OLD."ideographic_name", OLD."phonetic_name", OLD."email", OLD."phone",
    OLD."date_of_birth", OLD."gender_id", OLD."ethnicity_id", OLD."doctor_id", OLD."patient_id_number", OLD."monocular",
    OLD."subtitles", OLD."instruction_language", OLD."ipd", OLD."needs_match_review", OLD."is_encrypted",
    OLD."encrypted_pii")
  IS DISTINCT FROM
  (NEW."first_name", NEW."last_name", NEW."ideographic_name", NEW."phonetic_name", NEW."email", NEW."phone",
    NEW."date_of_birth", NEW."gender_id", NEW."ethnicity_id", NEW."doctor_id", NEW."patient_id_number", NEW."monocular",
    NEW."subtitles", NEW."instruction_language", NEW."ipd", NEW."needs_match_review", NEW."is_encrypted",
    NEW."encrypted_pii")
) EXECUTE FUNCTION increase_version();
