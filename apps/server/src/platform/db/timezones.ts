import { dayAfter, DEFAULT_TIMEZONE, daysBetween, type DateText } from '@isopter/contract';
import { and, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { office, patient, test } from './schema.ts';
import type { Db } from './store.ts';

/*
 * Which office's clock a row follows. The expressions name their table in plain SQL, because drizzle leaves the table's name
 * out of columns in a query of a single table, where it would then mean a column of the subquery.
 */

const fallback = sql.raw(`'${DEFAULT_TIMEZONE}'`);

/**
 * SQL for the time zone of a row of `test`: that of the office where it is done, else of the office it belongs to, of the
 * patient, of the device, or the first office of the office group.
 */
export const testTimezone = sql<string>`coalesce(
  (select o.timezone from office o where o.id = coalesce("test"."site_id", "test"."office_id",
    (select p.office_id from patient p where p.id = "test"."patient_id"),
    (select d.office_id from device_office d join office n on n.id = d.office_id
      where d.device_id = "test"."device_id" order by n.name, n.id limit 1))),
  (select o.timezone from office o where o.office_group_id = "test"."office_group_id" order by o.name, o.id limit 1),
  ${fallback})`;

/** SQL for the time zone of a row of `appointment`: that of the office where it is, else of the first office of the office group. */
export const appointmentTimezone = sql<string>`coalesce(
  (select o.timezone from office o where o.id = coalesce("appointment"."site_id", "appointment"."office_id")),
  (select o.timezone from office o where o.office_group_id = "appointment"."office_group_id" order by o.name, o.id limit 1),
  ${fallback})`;

/** SQL for the time zone of a row of `patient`: that of the patient's office, else of the first office of the office group. */
export const patientTimezone = sql<string>`coalesce(
  (select o.timezone from office o where o.id = "patient"."office_id"),
  (select o.timezone from office o where o.office_group_id = "patient"."office_group_id" order by o.name, o.id limit 1),
  ${fallback})`;

/** SQL for the time zone of the newest test of a row of `patient`. */
export const lastTestTimezone = sql<string>`(select ${testTimezone} from test where test.id = "patient"."last_test_id")`;

/** Returns the time zones of the offices where some tests are done, by the test's id. */
export async function timezonesOfTests(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: test.id, timezone: testTimezone })
    .from(test)
    .where(inArray(test.id, [...ids]));
  return new Map(rows.map(({ id, timezone }) => [id, timezone]));
}

/** Returns the time zone of a patient's office. */
export async function timezoneOfPatient(db: Db, id: string): Promise<string> {
  const [row] = await db.select({ timezone: patientTimezone }).from(patient).where(eq(patient.id, id));
  return row?.timezone ?? DEFAULT_TIMEZONE;
}

/** Returns the time zones in which an office group has offices; the default zone if it has none. */
export async function timezonesOfGroup(db: Db, officeGroupId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ timezone: office.timezone })
    .from(office)
    .where(eq(office.officeGroupId, officeGroupId));
  return rows.length > 0 ? rows.map(({ timezone }) => timezone) : [DEFAULT_TIMEZONE];
}

/** The limits of a list by time, as a caller gives them: an instant, or a day. */
interface TimeLimits {
  from: string | undefined;
  /** Not included. */
  before: string | undefined;
}

const isDay = (limit: string): boolean => /^\d{4}-\d\d-\d\d$/.test(limit);

/** SQL for an instant to lie between two limits; a day begins by the clock of each row's own office. */
export function isBetween(
  instant: SQLWrapper,
  timezone: SQL<string>,
  timezones: readonly string[],
  { from, before }: TimeLimits,
): SQL | undefined {
  const days = {
    first: from && isDay(from) ? from : undefined,
    last: before && isDay(before) ? dayAfter(before, -1) : undefined,
  };
  return and(
    isWithinDays(instant, timezone, timezones, days),
    from && !days.first ? sql`${instant} >= ${from}::timestamptz` : undefined,
    before && !days.last ? sql`${instant} < ${before}::timestamptz` : undefined,
  );
}

/** The ends of a range of days; `last` is included, an end that is left out is no limit. */
interface DayRange {
  first?: DateText | null | undefined;
  last?: DateText | null | undefined;
}

/**
 * SQL condition that an instant is within some days, each row by the clock of its office. If all offices of a group
 * share a zone, this is a plain range that an index serves.
 * @param timezone SQL for the zone of a row
 * @param timezones the zones in which the office group has offices
 */
export function isWithinDays(
  instant: SQLWrapper,
  timezone: SQL<string>,
  timezones: readonly string[],
  { first, last }: DayRange,
): SQL | undefined {
  if (!first && !last) return undefined;
  const within = (zone: string): SQL | undefined => {
    const { from, before } = daysBetween(first ?? last!, last ?? first!, zone);
    return and(
      first ? sql`${instant} >= ${from.toISOString()}::timestamptz` : undefined,
      last ? sql`${instant} < ${before.toISOString()}::timestamptz` : undefined,
    );
  };
  const [only, ...others] = timezones;
  if (only !== undefined && others.length === 0) return within(only);
  return or(...timezones.map((zone) => and(eq(timezone, zone), within(zone))));
}
