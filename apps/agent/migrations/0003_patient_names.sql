ALTER TABLE "patient" ADD COLUMN "ideographic_name" text;--> statement-breakpoint
ALTER TABLE "patient" ADD COLUMN "phonetic_name" text;--> statement-breakpoint
DROP TRIGGER patient_version ON "patient";--> statement-breakpoint
CREATE TRIGGER patient_version BEFORE UPDATE ON "patient" FOR EACH ROW WHEN (
  (OLD."first_name", OLD."last_name", OLD."ideographic_name", OLD."phonetic_name", OLD."date_of_birth", OLD."email",
    OLD."phone", OLD."patient_id_number")
  IS DISTINCT FROM
  (NEW."first_name", NEW."last_name", NEW."ideographic_name", NEW."phonetic_name", NEW."date_of_birth", NEW."email",
    NEW."phone", NEW."patient_id_number")
) EXECUTE FUNCTION increase_version();
