CREATE TABLE "sign_in_name" (
	"name" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_name" ADD CONSTRAINT "sign_in_name_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_name_account_id_index" ON "sign_in_name" USING btree ("account_id");--> statement-breakpoint
-- Who has a name as user name keeps it, then who has it as e-mail, then as phone.
INSERT INTO "sign_in_name" ("name", "account_id")
  SELECT lower(name), id FROM (
    SELECT 1 AS rank, username AS name, id FROM account
    UNION ALL SELECT 2, email, id FROM account
    UNION ALL SELECT 3, phone_number, id FROM account WHERE phone_number IS NOT NULL
  ) AS names ORDER BY rank
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Only names that changed are looked at: who shared one before this table came may still change the others.
CREATE FUNCTION account_sign_in_names() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text[] := array[]::text[];
  after text[] := array[lower(new.username), lower(new.email), lower(new.phone_number)];
BEGIN
  IF tg_op = 'UPDATE' THEN
    before := array[lower(old.username), lower(old.email), lower(old.phone_number)];
  END IF;
  DELETE FROM sign_in_name WHERE account_id = new.id AND name <> ALL (array_remove(after, NULL));
  INSERT INTO sign_in_name (name, account_id)
    SELECT DISTINCT name, new.id FROM unnest(array_remove(after, NULL)) AS name
    WHERE name <> ALL (array_remove(before, NULL));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER account_sign_in_names AFTER INSERT OR UPDATE OF username, email, phone_number ON account
  FOR EACH ROW EXECUTE FUNCTION account_sign_in_names();
