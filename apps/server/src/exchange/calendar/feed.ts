import { publishedDuration } from '@isopter/clinical/perimetry';
import { dayAfter, today } from '@isopter/contract';
import { and, arrayContains, eq, gte, isNotNull, lte } from 'drizzle-orm';
import { findAppointmentRows, instantOf, type AppointmentRow } from '../../clinic/appointments/read.ts';
import type { Person } from '../../access/auth/audit.ts';
import { onBehalfOf } from '../../access/auth/worker.ts';
import { account, appointment, calendarFeed } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { notFound } from '../../platform/lib/errors.ts';
import { digest, hasDigest, newSecret } from '../../platform/lib/secret.ts';
import { type CalendarEvent, writeCalendar } from './ical.ts';
import { calendarName, calendarTestName, calendarWords } from './words.ts';

/** Days before and after today in a calendar. */
const DAYS_BACK = 30;
const DAYS_AHEAD = 366;
/** Maximum number of events. */
const EVENTS_MAX = 2000;
/** Duration of tests without a known one, in seconds; all are rounded up to a multiple of these minutes. */
const USUAL_SECONDS = 600;
const STEP_MINUTES = 15;
const MINUTE = 60_000;

/** Creates the address of a doctor's calendar; an earlier one no longer works. @returns its token, which is not stored */
export async function createFeed(db: Db, accountId: string): Promise<{ token: string; created: Date }> {
  const token = newSecret();
  const values = { tokenDigest: digest(token), created: new Date(), lastRead: null };
  await db
    .insert(calendarFeed)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: calendarFeed.accountId, set: values });
  return { token, created: values.created };
}

/** Returns the instant at which an appointment probably ends. */
function endOf(row: AppointmentRow): Date {
  const seconds = row.descriptions.reduce((sum, { test_group, eye = '' }) => {
    const eyes = eye === '' && test_group.strategy !== 'ESTERMAN' ? 2 : 1;
    const { group, strategy = null, protocol = null } = test_group;
    return sum + (publishedDuration({ group, strategy, protocol }, eyes) ?? USUAL_SECONDS);
  }, 0);
  const minutes = Math.max(1, Math.ceil(seconds / 60 / STEP_MINUTES)) * STEP_MINUTES;
  return new Date(instantOf(row).getTime() + minutes * MINUTE);
}

/** A calendar and its owner. */
export interface Feed {
  person: Person;
  patientIds: string[];
  text: string;
}

/**
 * Returns the appointments of the doctor whose calendar has a token. They have no names: kind of test, room and a link.
 * @param address of this server, with which the links begin; without one there are none
 * @throws ApiError 404 for a token that is not known or was renewed, and once its owner is no active doctor
 */
export async function readFeed(db: Db, token: string, address: string | undefined): Promise<Feed> {
  const [owner] = await db
    .select({ id: account.id, officeGroupId: account.officeGroupId, doctorId: account.doctorId })
    .from(calendarFeed)
    .innerJoin(account, eq(account.id, calendarFeed.accountId))
    .where(
      and(
        hasDigest(calendarFeed.tokenDigest, token),
        account.active,
        isNotNull(account.doctorId),
        arrayContains(account.groups, ['DOCTOR']),
      ),
    );
  const user = owner && (await onBehalfOf(db, owner.id, owner.officeGroupId));
  if (!user || owner.doctorId === null) throw notFound();
  const now = today('UTC');
  const rows = await findAppointmentRows(
    db,
    user,
    and(
      eq(appointment.doctorId, owner.doctorId),
      gte(appointment.day, dayAfter(now, -DAYS_BACK)),
      lte(appointment.day, dayAfter(now, DAYS_AHEAD)),
    ),
  );
  const shown = rows.slice(0, EVENTS_MAX);
  const words = await calendarWords(user.preferences.app_language);
  const events = shown.map((row): CalendarEvent => ({
    uid: `${row.id}@isopter`,
    sequence: row.version,
    changed: row.changed,
    start: instantOf(row),
    end: endOf(row),
    summary: row.descriptions.map(({ test_group }) => calendarTestName(words, test_group)).join(' · '),
    location: row.room,
    url: address === undefined ? null : `${address}/today?day=${row.day}&appointment=${row.id}`,
  }));
  await db.update(calendarFeed).set({ lastRead: new Date() }).where(eq(calendarFeed.accountId, owner.id));
  return {
    person: { accountId: owner.id, officeGroupId: owner.officeGroupId },
    patientIds: [...new Set(shown.map(({ patientId }) => patientId))],
    text: writeCalendar(calendarName(words), events),
  };
}
