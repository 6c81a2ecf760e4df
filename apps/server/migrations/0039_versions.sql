ALTER TABLE "device" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offline_controller" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "security_key" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "patient" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "preferences_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "office" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "office_group" ADD COLUMN "preferences_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "office_group" ADD COLUMN "dev_config_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "test_schedule" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Whoever writes a row - a form, an undo, a merge, a job, a headset - increases its version if what a form shows changes.
CREATE FUNCTION increase_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."version" := OLD."version" + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER patient_version BEFORE UPDATE ON "patient" FOR EACH ROW WHEN (
  (OLD."first_name", OLD."last_name", OLD."email", OLD."phone", OLD."date_of_birth", OLD."gender_id", OLD."ethnicity_id",
    OLD."doctor_id", OLD."patient_id_number", OLD."monocular", OLD."subtitles", OLD."ipd", OLD."needs_match_review",
    OLD."is_encrypted", OLD."encrypted_pii")
  IS DISTINCT FROM
  (NEW."first_name", NEW."last_name", NEW."email", NEW."phone", NEW."date_of_birth", NEW."gender_id", NEW."ethnicity_id",
    NEW."doctor_id", NEW."patient_id_number", NEW."monocular", NEW."subtitles", NEW."ipd", NEW."needs_match_review",
    NEW."is_encrypted", NEW."encrypted_pii")
) EXECUTE FUNCTION increase_version();
--> statement-breakpoint
CREATE TRIGGER office_version BEFORE UPDATE ON "office" FOR EACH ROW WHEN (
  (OLD."name", OLD."street_address", OLD."city", OLD."state", OLD."zip", OLD."phone", OLD."country", OLD."timezone",
    OLD."timezone_confirmed")
  IS DISTINCT FROM
  (NEW."name", NEW."street_address", NEW."city", NEW."state", NEW."zip", NEW."phone", NEW."country", NEW."timezone",
    NEW."timezone_confirmed")
) EXECUTE FUNCTION increase_version();
--> statement-breakpoint
CREATE TRIGGER account_version BEFORE UPDATE ON "account" FOR EACH ROW WHEN (
  (OLD."username", OLD."email", OLD."phone_number", OLD."first_name", OLD."last_name", OLD."groups")
  IS DISTINCT FROM
  (NEW."username", NEW."email", NEW."phone_number", NEW."first_name", NEW."last_name", NEW."groups")
) EXECUTE FUNCTION increase_version();
--> statement-breakpoint
CREATE TRIGGER device_version BEFORE UPDATE ON "device" FOR EACH ROW
  WHEN ((OLD."name", OLD."pool_id") IS DISTINCT FROM (NEW."name", NEW."pool_id")) EXECUTE FUNCTION increase_version();
--> statement-breakpoint
CREATE TRIGGER offline_controller_version BEFORE UPDATE ON "offline_controller" FOR EACH ROW
  WHEN (OLD."name" IS DISTINCT FROM NEW."name") EXECUTE FUNCTION increase_version();
--> statement-breakpoint
CREATE TRIGGER test_schedule_version BEFORE UPDATE ON "test_schedule" FOR EACH ROW
  WHEN ((OLD."period_in_days", OLD."end_date") IS DISTINCT FROM (NEW."period_in_days", NEW."end_date"))
  EXECUTE FUNCTION increase_version();
--> statement-breakpoint
CREATE TRIGGER security_key_version BEFORE UPDATE ON "security_key" FOR EACH ROW
  WHEN (OLD."label" IS DISTINCT FROM NEW."label") EXECUTE FUNCTION increase_version();
--> statement-breakpoint
CREATE FUNCTION increase_preferences_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."preferences_version" := OLD."preferences_version" + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER account_preferences_version BEFORE UPDATE ON "account" FOR EACH ROW
  WHEN (OLD."preferences" IS DISTINCT FROM NEW."preferences") EXECUTE FUNCTION increase_preferences_version();
--> statement-breakpoint
CREATE TRIGGER office_group_preferences_version BEFORE UPDATE ON "office_group" FOR EACH ROW
  WHEN (OLD."preferences" IS DISTINCT FROM NEW."preferences") EXECUTE FUNCTION increase_preferences_version();
--> statement-breakpoint
CREATE FUNCTION increase_dev_config_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."dev_config_version" := OLD."dev_config_version" + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER office_group_dev_config_version BEFORE UPDATE ON "office_group" FOR EACH ROW
  WHEN ((OLD."flags", OLD."dev_config") IS DISTINCT FROM (NEW."flags", NEW."dev_config"))
  EXECUTE FUNCTION increase_dev_config_version();
--> statement-breakpoint
-- The offices of a user, a device and an offline controller are part of its form.
CREATE FUNCTION increase_version_of_owner() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  link jsonb := to_jsonb(coalesce(NEW, OLD));
BEGIN
  EXECUTE format('UPDATE %I SET "version" = "version" + 1 WHERE "id" = $1', TG_ARGV[0])
    USING (link ->> TG_ARGV[1])::uuid;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER account_office_version AFTER INSERT OR UPDATE OR DELETE ON "account_office" FOR EACH ROW
  EXECUTE FUNCTION increase_version_of_owner('account', 'account_id');
--> statement-breakpoint
CREATE TRIGGER device_office_version AFTER INSERT OR UPDATE OR DELETE ON "device_office" FOR EACH ROW
  EXECUTE FUNCTION increase_version_of_owner('device', 'device_id');
--> statement-breakpoint
CREATE TRIGGER offline_controller_office_version AFTER INSERT OR UPDATE OR DELETE ON "offline_controller_office"
  FOR EACH ROW EXECUTE FUNCTION increase_version_of_owner('offline_controller', 'controller_id');
