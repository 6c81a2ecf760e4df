import { type AppLanguage, closestAppLanguage, type TestLanguageCode } from '@isopter/contract';
import { and, eq, isNotNull, lt, notInArray, or } from 'drizzle-orm';
import { account, office, officeGroup, patient, test } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { letterWords } from '../../../platform/outbox/words.ts';
import { effectivePreferences } from '../../../access/preferences/preferences.ts';
import { sendDue, type Ways } from './dueLetters.ts';
import { asksFor } from './homePin.ts';
import { homePageOf } from './homePage.ts';

/** Notices older than this are dropped: by now the clinic will have called. */
const GIVEN_UP_MS = 24 * 3_600_000;

/**
 * Tells patients of the tests that were ordered for them at home, each once whatever number of servers run: by letter, or
 * by text message where only a phone is known, in the language their test is spoken in [OUR-190].
 * @throws when some could not be handed over; they are tried again later
 */
export async function tellPatients({ db, outbox, address }: Ways, now: Date): Promise<void> {
  await forgetNotices(db, now);
  if (!outbox) return;
  await sendDue(db, 'noticeDue', now, (id) => tell(db, id, outbox, address));
}

/** Drops notices of ended and deleted tests, and those that are too old. */
async function forgetNotices(db: Db, now: Date): Promise<void> {
  const isLate = lt(test.created, new Date(now.getTime() - GIVEN_UP_MS));
  const isOver = notInArray(test.status, ['pending', 'started', 'paused']);
  await db
    .update(test)
    .set({ noticeDue: null })
    .where(and(isNotNull(test.noticeDue), or(isNotNull(test.deleted), isLate, isOver)));
}

async function readNotice(db: Db, id: string) {
  const [row] = await db
    .select({
      options: test.options,
      scheduleId: test.scheduleId,
      email: patient.email,
      phone: patient.phone,
      instructionLanguage: patient.instructionLanguage,
      isEncrypted: patient.isEncrypted,
      office: office.name,
      officeGroup: officeGroup.name,
      clinic: officeGroup.preferences,
      creator: account.preferences,
    })
    .from(test)
    .innerJoin(officeGroup, eq(officeGroup.id, test.officeGroupId))
    .leftJoin(office, eq(office.id, test.officeId))
    .leftJoin(patient, eq(patient.id, test.patientId))
    .leftJoin(account, eq(account.id, test.createdBy))
    .where(eq(test.id, id));
  return row;
}

type Notice = NonNullable<Awaited<ReturnType<typeof readNotice>>>;

/** Returns the patient's address and phone: those given with the order; for schedules the current ones first. */
function reached({ options, scheduleId, isEncrypted, ...own }: Notice): { email: string | null; phone: string | null } {
  const said = { email: options.patient_email ?? null, phone: options.patient_phone ?? null };
  const known = isEncrypted ? { email: null, phone: null } : { email: own.email, phone: own.phone };
  const [first, second] = scheduleId === null ? [said, known] : [known, said];
  return first.email || first.phone ? first : second;
}

/** Returns the language of letters that matches a language of instructions; undefined if there is none. */
const letterLanguageOf = (spoken: TestLanguageCode | null | undefined): AppLanguage | undefined =>
  spoken ? closestAppLanguage(spoken) : undefined;

/**
 * Returns the language of a letter: that in which the test is spoken, else the patient's instruction language, else that of
 * the user who ordered the test [OUR-190, OUR-802].
 */
const languageOf = ({ options, instructionLanguage, creator }: Notice): AppLanguage =>
  letterLanguageOf(options.language) ??
  letterLanguageOf(instructionLanguage) ??
  effectivePreferences({}, creator ?? {}).app_language;

/** Returns the PIN of the order; if the clinic has changed it since, the clinic tells the patient. */
function pinOf({ options: { home_pin }, clinic }: Notice): string | undefined {
  const pin = clinic.home_test_pin;
  return home_pin && pin && asksFor(home_pin, pin) ? pin : undefined;
}

async function tell(db: Db, id: string, outbox: Outbox, address: string | undefined): Promise<void> {
  const notice = await readNotice(db, id);
  if (!notice) return;
  const { email, phone } = reached(notice);
  const language = languageOf(notice);
  const words = letterWords(language);
  const clinic = notice.office ?? notice.officeGroup;
  const pin = pinOf(notice);
  const link = address === undefined ? undefined : address + homePageOf(language);
  const date = new Date();
  if (email && outbox.sendLetter) {
    const paragraphs = [
      words(notice.scheduleId === null ? 'homeFirst' : 'homeNext', { clinic }),
      words('homeSteps'),
      ...(pin ? [words('homePin', { pin })] : []),
      ...(link ? [words('homeLink', { link })] : []),
      words('homeOffline', { clinic }),
    ];
    await outbox.sendLetter({
      to: email,
      subject: words('homeSubject', { clinic }),
      text: paragraphs.join('\n\n'),
      date,
    });
  } else if (phone && outbox.sendText) {
    const sentences = [
      words('homeShort', { clinic }),
      ...(pin ? [words('homeShortPin', { pin })] : []),
      ...(link ? [words('homeShortLink', { link })] : []),
    ];
    await outbox.sendText({ to: phone, text: sentences.join(' '), date });
  }
}
