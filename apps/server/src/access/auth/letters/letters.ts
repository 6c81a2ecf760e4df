import type { AppLanguage, SupportMessage } from '@isopter/contract';
import { and, arrayOverlaps, eq, sql } from 'drizzle-orm';
import { account } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { describeError } from '../../../platform/lib/aboutError.ts';
import type { Background } from '../../../platform/lib/background.ts';
import type { Log } from '../../../platform/lib/log.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { letterWords } from '../../../platform/outbox/words.ts';
import { effectivePreferences } from '../../preferences/preferences.ts';
import { FACTOR_RESET_HOURS } from '../factors/factorReset.ts';
import { GIVEN_HOURS, type Issued, OPEN_MINUTES } from '../passwords/reset.ts';

interface Addressee {
  email: string;
  phone: string | null;
  language: AppLanguage;
}

/** Returns the address and language of an account's letters. */
async function addresseeOf(db: Db, id: string): Promise<Addressee | undefined> {
  const [row] = await db
    .select({ email: account.email, phone: account.phoneNumber, preferences: account.preferences })
    .from(account)
    .where(eq(account.id, id));
  return row && { ...row, language: effectivePreferences({}, row.preferences).app_language };
}

interface Way {
  outbox: Outbox;
  /** The public address of this server. Never taken from a request, whose host header can be forged. */
  address: string | undefined;
  /** The name people know the product by. */
  product: string;
}

/** Sends the way to a new password to the person it belongs to [RESET-03]. */
export async function sendReset(db: Db, issued: Issued, { outbox, address = '', product }: Way): Promise<void> {
  const to = await addresseeOf(db, issued.accountId);
  if (!to) return;
  const words = letterWords(to.language);
  const minutes = OPEN_MINUTES[issued.door];
  const date = new Date();
  if (issued.door === 'pin') {
    await outbox.sendText?.({
      to: to.phone ?? '',
      text: words('resetPin', { pin: issued.secret, minutes, product }),
      date,
    });
    return;
  }
  const link = linkOf(address, to.email, issued.secret);
  const subject = words('resetSubject', { product });
  await outbox.sendLetter?.({ to: to.email, subject, text: words('resetText', { link, minutes, product }), date });
}

interface Question {
  /** The username the letter was sent to. */
  username: string;
  officeGroup: string;
  language: AppLanguage;
  product: string;
}

/** Hands a message from the contact screen to the support, in the language of the person who wrote it [INFO-03]. */
export function tellSupport(
  { outbox, supportAddress, background }: { outbox?: Outbox; supportAddress?: string; background: Background },
  { phone_number, ...message }: SupportMessage,
  { language, ...about }: Question,
): void {
  const { sendLetter } = outbox ?? {};
  if (!sendLetter || supportAddress === undefined) return;
  const words = letterWords(language);
  const values = { ...message, phone: phone_number ?? '–', ...about };
  const [subject, text] = [words('supportSubject', values), words('supportText', values)];
  background.run('a message to the support', () => sendLetter({ to: supportAddress, subject, text, date: new Date() }));
}

const linkOf = (address: string, email: string, code: string): string =>
  `${address}/reset-password?${new URLSearchParams({ email, code })}`;

/** The reason why a user has to choose a password: the account is new, or an admin reset its password. */
export type Occasion = 'welcome' | 'givenReset';

/**
 * Sends a user the link with which they choose a password, at an admin's request [ORG-05, OUR-112].
 * @param language theirs, or of a new person their admin's
 */
export async function sendGiven(
  db: Db,
  { accountId, secret }: Issued,
  occasion: Occasion,
  { outbox, address = '', product }: Way,
  language?: AppLanguage,
): Promise<void> {
  const to = await addresseeOf(db, accountId);
  if (!to) return;
  const words = letterWords(language ?? to.language);
  const link = linkOf(address, to.email, secret);
  await outbox.sendLetter?.({
    to: to.email,
    subject: words(`${occasion}Subject`, { product }),
    text: words(`${occasion}Text`, { link, hours: GIVEN_HOURS, product }),
    date: new Date(),
  });
  if (occasion === 'welcome') {
    await db
      .update(account)
      .set({ invitationSent: sql`now()` })
      .where(eq(account.id, accountId));
  }
}

/** Sends the link with which a user confirms the removal of lost second factors [OUR-496]. */
export async function sendFactorReset(
  db: Db,
  { accountId, secret, isBySso }: Pick<Issued, 'accountId' | 'secret'> & { isBySso: boolean },
  { outbox, address = '', product }: Way,
): Promise<void> {
  const to = await addresseeOf(db, accountId);
  if (!to) return;
  const words = letterWords(to.language);
  const link = `${address}/reset-factors?${new URLSearchParams({ code: secret, ...(isBySso && { sso: '1' }) })}`;
  await outbox.sendLetter?.({
    to: to.email,
    subject: words('factorResetSubject', { product }),
    text: words(isBySso ? 'factorResetSsoText' : 'factorResetText', { link, hours: FACTOR_RESET_HOURS, product }),
    date: new Date(),
  });
}

/**
 * Changes to an account that its owner gets a letter about, in case someone else made them [OUR-91, OUR-95, OUR-122,
 * OUR-483, OUR-492].
 */
export type Notice =
  | 'changed'
  | 'emailChanged'
  | 'usernameChanged'
  | 'phoneChanged'
  | 'phoneRemoved'
  | 'keyAdded'
  | 'keyRenamed'
  | 'keyRemoved'
  | 'signedOut'
  | 'appAdded'
  | 'appRemoved'
  | 'recoveryMade'
  | 'recoveryUsed'
  | 'recoveryProved'
  | 'passkeyAdded'
  | 'factorsReset'
  | 'factorsResetOf'
  | 'factorsResetByOperator';

/**
 * Notifies a user by letter of a change to their account.
 * @param former their previous address, which gets the letter too
 */
export function tellOf(
  { db, outbox, background }: { db: Db; outbox?: Outbox; background: Background },
  id: string,
  notice: Notice,
  values: Readonly<Record<string, string>> = {},
  former?: string,
): void {
  const { sendLetter } = outbox ?? {};
  if (!sendLetter) return;
  background.run('a notice of what was done with an account', async () => {
    const to = await addresseeOf(db, id);
    if (!to) return;
    const words = letterWords(to.language);
    const [subject, text] = [words(`${notice}Subject`, values), words(`${notice}Text`, values)];
    const date = new Date();
    const addresses = new Set([to.email, former ?? to.email]);
    await Promise.all([...addresses].map((address) => sendLetter({ to: address, subject, text, date })));
  });
}

interface SignInNames {
  username: string;
  email: string;
  phoneNumber: string | null;
}

/** Notifies a user of new sign-in names, at the previous address too [OUR-122, OUR-583]. */
export function tellOfNames(
  services: Parameters<typeof tellOf>[0],
  id: string,
  former: SignInNames,
  { username, email, phoneNumber }: SignInNames,
): void {
  const tell = (notice: Notice, values: Readonly<Record<string, string>>): void =>
    tellOf(services, id, notice, values, former.email);
  if (email.toLowerCase() !== former.email.toLowerCase()) tell('emailChanged', { email });
  if (username !== former.username) tell('usernameChanged', { username });
  if (phoneNumber === former.phoneNumber) return;
  if (phoneNumber === null) tell('phoneRemoved', {});
  else tell('phoneChanged', { phone: phoneNumber });
}

/** Sends the admins of an office group the head of its audit chain, to be kept [OUR-515]. A failure is logged. */
export async function tellHead(
  { db, log, outbox }: { db: Db; log: Log; outbox?: Outbox | undefined },
  officeGroupId: string,
  values: { rows: string; hash: string },
): Promise<void> {
  const { sendLetter } = outbox ?? {};
  if (!sendLetter) return;
  const admins = await db
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.officeGroupId, officeGroupId),
        eq(account.active, true),
        arrayOverlaps(account.groups, ['OFFICE_GROUP_ADMIN']),
      ),
    );
  for (const { id } of admins) {
    const to = await addresseeOf(db, id);
    if (!to) continue;
    const words = letterWords(to.language);
    const date = new Date();
    const letter = { to: to.email, subject: words('chainHeadSubject'), text: words('chainHeadText', values), date };
    await sendLetter(letter).catch((error: unknown) =>
      log.error({ error: describeError(error) }, 'a letter with the head of an audit chain could not be sent'),
    );
  }
}
