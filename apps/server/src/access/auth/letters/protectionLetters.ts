import { GUARDED_PREFERENCES, isClinicPreference, type Preferences } from '@isopter/contract';
import { and, arrayContains, eq, or } from 'drizzle-orm';
import { account, officeGroup } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import type { Background } from '../../../platform/lib/background.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { letterWords, type LetterWord } from '../../../platform/outbox/words.ts';
import { effectivePreferences } from '../../preferences/preferences.ts';
import type { Identity } from '../identity.ts';

interface LetterServices {
  db: Db;
  outbox?: Outbox;
  background: Background;
}

/** The account that changed something, and the office group it works in. */
type Person = Pick<Identity, 'accountId' | 'officeGroupId'>;
type Words = ReturnType<typeof letterWords>;
type Field = (typeof GUARDED_PREFERENCES)[number];
const MINUTE = 60;

/** Returns a line of a letter: the preference and its new value. */
function describe(words: Words, field: Field, value: Preferences[Field]): string {
  const label = words(`protection_${field}` as LetterWord);
  if (typeof value === 'string' && value !== '') return `${label}: ${value}`;
  if (typeof value !== 'number') return `${label}: ${words(value === true ? 'protectionOn' : 'protectionOff')}`;
  const minutes = words('protectionMinutes', { minutes: value / MINUTE });
  return `${label}: ${value === 0 ? words('protectionNever') : minutes}`;
}

const admins = (officeGroupId: string) =>
  and(eq(account.officeGroupId, officeGroupId), arrayContains(account.groups, ['OFFICE_GROUP_ADMIN']));

/** The name of an account and of an office group, as letters use them. */
async function namesOf(db: Db, accountId: string, officeGroupId: string): Promise<{ name: string; clinic: string }> {
  const [row] = await db
    .select({ first: account.firstName, last: account.lastName, clinic: officeGroup.name })
    .from(account)
    .innerJoin(officeGroup, eq(officeGroup.id, officeGroupId))
    .where(eq(account.id, accountId));
  return { name: `${row?.first} ${row?.last}`, clinic: row?.clinic ?? '' };
}

/** Sends a letter to active accounts, each in its language, after the call was answered. */
function sendTo(
  { db, outbox, background }: LetterServices,
  where: ReturnType<typeof admins>,
  compose: () => Promise<(words: Words) => { subject: string; text: string }>,
): void {
  const { sendLetter } = outbox ?? {};
  if (!sendLetter) return;
  background.run('a letter about a changed protection', async () => {
    const letter = await compose();
    const people = await db
      .select({ to: account.email, preferences: account.preferences })
      .from(account)
      .where(and(account.active, where));
    const letters = people.map(({ to, preferences }) => {
      const words = letterWords(effectivePreferences({}, preferences).app_language);
      return sendLetter({ to, ...letter(words), date: new Date() });
    });
    await Promise.all(letters);
  });
}

/**
 * Sends every admin of an office group a letter about changed settings of the clinic.
 * @param list writes the lines of the changes
 */
function tellAdmins(
  services: LetterServices,
  { accountId, officeGroupId }: Person,
  list: (words: Words) => string,
): void {
  sendTo(services, admins(officeGroupId), async () => {
    const names = await namesOf(services.db, accountId, officeGroupId);
    return (words) => ({
      subject: words('clinicProtectionSubject', names),
      text: words('clinicProtectionText', { ...names, changes: list(words) }),
    });
  });
}

/**
 * Sends letters about changed preferences that protect sign-in or data: to the user about their own, and to every admin of
 * the office group about those of the clinic [OUR-483].
 */
export function tellOfPreferences(
  services: LetterServices,
  { accountId, officeGroupId }: Person,
  changed: readonly Field[],
  changes: Partial<Preferences>,
): void {
  const list = (words: Words, fields: readonly Field[]): string =>
    fields.map((field) => describe(words, field, changes[field] as Preferences[Field])).join('\n');
  const own = changed.filter((field) => !isClinicPreference(field));
  const shared = changed.filter((field) => isClinicPreference(field));
  if (own.length > 0) {
    sendTo(services, eq(account.id, accountId), async () => (words) => ({
      subject: words('protectionSubject'),
      text: words('protectionText', { changes: list(words, own) }),
    }));
  }
  if (shared.length > 0) tellAdmins(services, { accountId, officeGroupId }, (words) => list(words, shared));
}

/** Tells every admin of the office group that the key of zero-PII mode is being changed [OUR-831]. */
export const tellOfKeyChange = (services: LetterServices, user: Person): void =>
  tellAdmins(services, user, (words) => `${words('protection_enable_zero_pii')}: ${words('protectionKeyChange')}`);

/**
 * Notifies the new admin and every admin of the office group that a user got admin rights [OUR-483].
 * @param by the account that granted them
 */
export function tellOfAdmin(services: LetterServices, adminId: string, officeGroupId: string, by: string): void {
  sendTo(services, or(eq(account.id, adminId), admins(officeGroupId)), async () => {
    const { name: admin, clinic } = await namesOf(services.db, adminId, officeGroupId);
    const { name } = await namesOf(services.db, by, officeGroupId);
    return (words) => ({
      subject: words('adminSubject', { admin, clinic }),
      text: words('adminText', { admin, clinic, name }),
    });
  });
}
