import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, not, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { account, device, office, officeGroup, test } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { letterWords } from '../../../platform/outbox/words.ts';
import { effectivePreferences } from '../../../access/preferences/preferences.ts';
import { sendDue, type Ways } from './dueLetters.ts';
import { isAtHome } from '../offline.ts';

/** Notices older than this are dropped: by now the doctor has seen the test in the lists. */
const GIVEN_UP_MS = 24 * 3_600_000;

/** A test of the same bundle. */
const sibling = alias(test, 'sibling');
const ofBundle = eq(sibling.bundleId, test.bundleId);
/** The bundle has something left to be done. */
const isOpen = notInArray(sibling.status, ['finished', 'failed', 'expired']);
/** A later test of the bundle was finished as well, and its letter covers both. */
const isLater = and(eq(sibling.status, 'finished'), gt(sibling.bundleIndex, test.bundleIndex));

const hasSibling = (db: Db, which: typeof isLater) =>
  exists(
    db
      .select({ id: sibling.id })
      .from(sibling)
      .where(and(ofBundle, isNull(sibling.deleted), which)),
  );

/** When the test, or the last of its bundle, ended or was deleted. */
const end = sql`greatest(${test.timeEnd},
  (select max(greatest(${sibling.timeEnd}, ${sibling.deleted})) from ${test} sibling where ${ofBundle}))`;

/**
 * Marks the finished tests of which the doctor must be notified: those done at home, if the clinic's preference is on.
 */
export async function noteDone(db: Db, testIds: readonly string[]): Promise<void> {
  if (testIds.length === 0) return;
  await db
    .update(test)
    .set({ doneDue: sql`now()` })
    .from(device)
    .innerJoin(officeGroup, eq(officeGroup.id, device.officeGroupId))
    .where(
      and(
        inArray(test.id, [...testIds]),
        eq(device.id, test.deviceId),
        isAtHome,
        sql`${officeGroup.preferences} ->> 'enable_notifications_on_home_test_completion' = 'true'`,
      ),
    );
}

/**
 * Tells doctors by letter what was finished at home, each test once whatever number of servers run, and a bundle when
 * nothing of it is left to be done [OUR-370].
 * @throws when some could not be handed over; they are tried again later
 */
export async function tellDoctors({ db, outbox, address }: Ways, now: Date): Promise<void> {
  await forgetDone(db, now);
  const { sendLetter } = outbox ?? {};
  if (!sendLetter) return;
  const isReady = not(hasSibling(db, or(isOpen, isLater)));
  await sendDue(db, 'doneDue', now, (id) => tell(db, id, sendLetter, address), isReady);
}

/** Drops notices of deleted tests, of all but the last test of a bundle, and those that are too old. */
async function forgetDone(db: Db, now: Date): Promise<void> {
  const isLate = and(lt(end, new Date(now.getTime() - GIVEN_UP_MS)), not(hasSibling(db, isOpen)));
  await db
    .update(test)
    .set({ doneDue: null })
    .where(and(isNotNull(test.doneDue), or(isNotNull(test.deleted), hasSibling(db, isLater), isLate)));
}

/** Returns the recipient: the doctor of a test if they have an account, else the user who ordered it. */
async function readNotice(db: Db, id: string) {
  const isDoctor = sql`${account.doctorId} is not distinct from ${test.doctorId}`;
  const [row] = await db
    .select({
      bundleId: test.bundleId,
      office: office.name,
      officeGroup: officeGroup.name,
      email: account.email,
      preferences: account.preferences,
    })
    .from(test)
    .innerJoin(officeGroup, eq(officeGroup.id, test.officeGroupId))
    .leftJoin(office, eq(office.id, test.officeId))
    .innerJoin(account, and(account.active, or(isDoctor, eq(account.id, test.createdBy))))
    .where(eq(test.id, id))
    .orderBy(desc(isDoctor), account.created, account.id)
    .limit(1);
  return row;
}

/** Sends the letter. It does not name the patient: its link requires signing in. */
async function tell(
  db: Db,
  id: string,
  sendLetter: NonNullable<Outbox['sendLetter']>,
  address: string | undefined,
): Promise<void> {
  const notice = await readNotice(db, id);
  if (!notice) return;
  const { bundleId } = notice;
  const words = letterWords(effectivePreferences({}, notice.preferences).app_language);
  const clinic = notice.office ?? notice.officeGroup;
  const path = bundleId === null ? `/tests/findings/${id}` : `/tests/bundles/view/${bundleId}`;
  const told = words(bundleId === null ? 'doneTest' : 'doneBundle', { clinic });
  await sendLetter({
    to: notice.email,
    subject: words('doneSubject', { clinic }),
    text: `${[told, ...(address === undefined ? [] : [words('doneLink', { link: address + path })])].join('\n\n')}\n`,
    date: new Date(),
  });
}
