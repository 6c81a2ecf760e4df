-- Names and id numbers are sorted as a language sorts them, and numbers by value. PostgreSQL has the order of each language;
-- the embedded database has only the common one, and the rules say what a language does otherwise (CLDR 48). Without a
-- rule it has the common order: of Chinese, Japanese and Korean it has no other.
DO $$
DECLARE
  is_whole CONSTANT boolean := EXISTS (SELECT FROM pg_collation WHERE collname = 'sv-x-icu');
  has_icu CONSTANT boolean := EXISTS (SELECT FROM pg_collation WHERE collname = 'und-x-icu');
  name text;
  locale text;
  rules text;
BEGIN
  FOR name, locale, rules IN VALUES
    ('root', 'und', ''),
    ('ar', 'ar', '[reorder Arab]'),
    ('cs', 'cs', '&C<č<<<Č&H<ch<<<cH<<<Ch<<<CH&R<ř<<<Ř&S<š<<<Š&Z<ž<<<Ž'),
    ('da', 'da', '&Z<æ<<<Æ<<ä<<<Ä<ø<<<Ø<<ö<<<Ö<å<<<Å<<<aa<<<Aa<<<AA'),
    ('el', 'el', '[reorder Grek]'),
    ('es', 'es', '&N<ñ<<<Ñ'),
    ('fil', 'fil', '&N<ñ<<<Ñ<ng<<<Ng<<<NG'),
    ('fr', 'fr-CA', '[backwards 2]'),
    ('he', 'he', '[reorder Hebr]'),
    ('hi', 'hi', '[reorder Deva]'),
    ('hr', 'hr', '&C<č<<<Č<ć<<<Ć&D<dž<<<Dž<<<DŽ<đ<<<Đ&L<lj<<<Lj<<<LJ&N<nj<<<Nj<<<NJ&S<š<<<Š&Z<ž<<<Ž'),
    ('hu', 'hu', '&C<cs<<<Cs<<<CS&D<dz<<<Dz<<<DZ<dzs<<<Dzs<<<DZS&G<gy<<<Gy<<<GY&L<ly<<<Ly<<<LY&N<ny<<<Ny<<<NY&O<ö<<<Ö<<ő<<<Ő&S<sz<<<Sz<<<SZ&T<ty<<<Ty<<<TY&U<ü<<<Ü<<ű<<<Ű&Z<zs<<<Zs<<<ZS'),
    ('ja', 'ja', ''),
    ('ko', 'ko', ''),
    ('nb', 'nb', '&Z<æ<<<Æ<<ä<<<Ä<ø<<<Ø<<ö<<<Ö<å<<<Å<<<aa<<<Aa<<<AA'),
    ('pl', 'pl', '&A<ą<<<Ą&C<ć<<<Ć&E<ę<<<Ę&L<ł<<<Ł&N<ń<<<Ń&O<ó<<<Ó&S<ś<<<Ś&Z<ź<<<Ź<ż<<<Ż'),
    ('ru', 'ru', '[reorder Cyrl]'),
    ('sv', 'sv', '&Z<å<<<Å<ä<<<Ä<<æ<<<Æ<ö<<<Ö<<ø<<<Ø'),
    ('th', 'th', '[reorder Thai]'),
    ('tr', 'tr', '&C<ç<<<Ç&G<ğ<<<Ğ&[before 1]i<ı<<<I&i<<<İ&O<ö<<<Ö&S<ş<<<Ş&U<ü<<<Ü'),
    ('uk', 'uk', '[reorder Cyrl]&Г<ґ<<<Ґ'),
    ('vi', 'vi', '&A<ă<<<Ă<â<<<Â&D<đ<<<Đ&E<ê<<<Ê&O<ô<<<Ô<ơ<<<Ơ&U<ư<<<Ư'),
    ('zh', 'zh', '')
  LOOP
    IF is_whole THEN
      EXECUTE format('CREATE COLLATION %I (provider = icu, locale = %L)', 'isopter_' || name, locale || '@colNumeric=yes');
    ELSIF has_icu THEN
      EXECUTE format('CREATE COLLATION %I (provider = icu, locale = %L, rules = %L)', 'isopter_' || name, 'und',
        '[numericOrdering on]' || rules);
    ELSE
      -- a PostgreSQL that was built without ICU
      EXECUTE format('CREATE COLLATION %I FROM "C"', 'isopter_' || name);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
DROP INDEX "patient_name_idx";--> statement-breakpoint
DROP INDEX "patient_first_name_idx";--> statement-breakpoint
CREATE INDEX "patient_last_name_idx" ON "patient" USING btree ("office_group_id",(coalesce("last_name", "first_name")) collate "isopter_root","first_name" collate "isopter_root","id");--> statement-breakpoint
CREATE INDEX "patient_id_number_idx" ON "patient" USING btree ("office_group_id","patient_id_number" collate "isopter_root","id");--> statement-breakpoint
CREATE INDEX "patient_first_name_idx" ON "patient" USING btree ("office_group_id",(coalesce("first_name", "last_name")) collate "isopter_root","id");