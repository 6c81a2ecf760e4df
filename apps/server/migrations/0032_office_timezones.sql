ALTER TABLE "office" ADD COLUMN "timezone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "office" ADD COLUMN "timezone_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "site_id" uuid;--> statement-breakpoint
ALTER TABLE "test" ADD CONSTRAINT "test_site_id_office_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."office"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Tests were done in the office they belong to now.
UPDATE "test" SET "site_id" = "office_id" WHERE "office_id" IS NOT NULL;--> statement-breakpoint
-- The zone of an office is a guess until an administrator confirms it: the zone that most schedules of the office were sent
-- with by its browsers, else the zone of the office group's PACS, else UTC, by which ages were computed before.
UPDATE "office" SET "timezone" = coalesce(
  (SELECT s."timezone" FROM "test_schedule" s WHERE s."office_id" = "office"."id" AND s."timezone" <> 'UTC'
    GROUP BY s."timezone" ORDER BY count(*) DESC, s."timezone" LIMIT 1),
  (SELECT p."value" ->> 'timezone' FROM "office_group" g, jsonb_each(g."pacs_connections") p
    WHERE g."id" = "office"."office_group_id" AND p."value" ->> 'timezone' <> '' ORDER BY p."key" LIMIT 1),
  'UTC');--> statement-breakpoint
-- A result rests on the age on the day of the test at its office (see 0015).
CREATE FUNCTION test_results_forget_of_office() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "test" SET "result" = NULL
  WHERE "office_group_id" = NEW."office_group_id" AND coalesce("site_id", NEW."id") = NEW."id" AND "result" IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER test_results_of_timezone AFTER UPDATE OF "timezone" ON "office" FOR EACH ROW
  WHEN (OLD."timezone" IS DISTINCT FROM NEW."timezone") EXECUTE FUNCTION test_results_forget_of_office();
