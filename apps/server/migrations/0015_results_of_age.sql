-- A result rests on the age of whoever was tested. Whatever changes whose test it is, or when they were born, takes the
-- result away; it is computed anew.
CREATE FUNCTION test_result_forget() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."result" := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER test_result_of_patient BEFORE UPDATE OF "patient_id" ON "test" FOR EACH ROW
  WHEN (OLD."patient_id" IS DISTINCT FROM NEW."patient_id") EXECUTE FUNCTION test_result_forget();
--> statement-breakpoint
CREATE FUNCTION test_results_forget() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "test" SET "result" = NULL WHERE "patient_id" = NEW."id" AND "result" IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER test_results_of_birth AFTER UPDATE OF "date_of_birth" ON "patient" FOR EACH ROW
  WHEN (OLD."date_of_birth" IS DISTINCT FROM NEW."date_of_birth") EXECUTE FUNCTION test_results_forget();
