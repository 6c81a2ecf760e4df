import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from './demoPassword.ts';
import { issueReset } from './reset.ts';
import { account, passwordReset, session } from '../../../platform/db/schema.ts';
import {
  type Answer,
  type Browser,
  browser,
  ENGINES,
  signIn,
  startServer,
  type TestServer,
} from '../../../../test/support/server.ts';
import { eventually } from '../../../../../../scripts/test/eventually.ts';
import { sandbox } from '../../../platform/outbox/sandbox.ts';

const ADDRESS = 'https://clinic.example';
const PHONE = '+15075550143';
const EMAIL = 'doctor@isopter.example';
const GOOD = 'another-good-one-99';
const REFUSED: Answer = {
  status: 400,
  body: { name: 'InvalidResetCode', detail: 'The link or the PIN is not valid or has expired.' },
};
/** Addresses to guess from: one address may make only sixty attempts a minute. */
const addresses = (count: number) => Array.from({ length: count }, (_, index) => `10.1.${index >> 8}.${index & 255}`);

const linkIn = (text: string) => new URL(/https?:\S+/.exec(text)?.[0] ?? '');
const codeIn = (text: string) => linkIn(text).searchParams.get('code') ?? '';
const pinIn = (text: string) => /^\d{6}/.exec(text)?.[0] ?? '';
const median = (all: number[]) => all.toSorted((a, b) => a - b)[10] ?? 0;

describe.each(ENGINES)('a new password on %s', (engine) => {
  let server: TestServer;
  let visitor: Browser;
  const sent = sandbox();
  beforeAll(async () => {
    server = await startServer(engine, 'small', undefined, { outbox: sent.outbox, address: ADDRESS });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.store.db.delete(passwordReset);
    const passwordHash = sql`(select password_hash from account where username = 'oga')`;
    await server.store.db
      .update(account)
      .set({ passwordHash })
      .where(sql`username in ('doctor', 'expired')`);
    visitor = browser(server);
    await visitor.call('bootstrap');
  });

  const ask = (login: string) => visitor.call('sendResetPassword', { body: { email_phone_username: login } });
  /** Asks, and waits for what arrives. */
  async function arriving(login: string): Promise<string> {
    const before = sent.messages()[0]?.id;
    expect((await ask(login)).status).toBe(204);
    await eventually(() => expect(sent.messages()[0]?.id).not.toBe(before));
    return sent.messages()[0]?.text ?? '';
  }
  const validate = (login: string, pin: string) =>
    visitor.call('validateResetPassword', { body: { email_phone_username: login, pin } });
  const reset = (login: string, pin: string | undefined, password = GOOD, by = visitor) =>
    by.call('resetPassword', { body: { email_phone_username: login, ...(pin !== undefined && { pin }), password } });
  const letsIn = async (username: string, password: string) =>
    (await browserWith(username, password)).cookies['sessionid'] !== undefined;
  async function browserWith(username: string, password: string): Promise<Browser> {
    const one = browser(server);
    await one.call('bootstrap');
    await one.call('signIn', { body: { username, password } });
    return one;
  }
  /** Processor time of a refusal: elapsed time is unreliable on a busy machine. */
  const costOf = async (login: string) => {
    const start = process.cpuUsage();
    await validate(login, 'wrong');
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  /** One guess, from the given address. */
  const guess = (name: 'validate' | 'reset', login: string, pin: string, remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: `/api/${name}${name === 'reset' ? '-password' : '-reset-password'}/`,
      remoteAddress,
      cookies: visitor.cookies,
      headers: { 'x-csrftoken': visitor.cookies['csrftoken'] },
      payload: { email_phone_username: login, pin, ...(name === 'reset' && { password: GOOD }) },
    });

  it('is set with a link that works once; it ends every session and sends a letter [RESET-04, OUR-91, OUR-92]', async () => {
    const elsewhere = await signIn(server, 'doctor');
    const link = linkIn(await arriving('Doctor'));
    expect(link.origin + link.pathname).toBe(`${ADDRESS}/reset-password`);
    const [email, code] = [link.searchParams.get('email') ?? '', link.searchParams.get('code') ?? ''];
    expect(email).toBe(EMAIL);
    expect((await validate(email, code)).status).toBe(204);
    expect((await reset(email, code)).status).toBe(204);
    expect((await elsewhere.call('bootstrap')).status).toBe(401);
    expect(await letsIn('doctor', GOOD)).toBe(true);
    expect(await letsIn('doctor', DEMO_PASSWORD)).toBe(false);
    await eventually(() =>
      expect(sent.messages()[0]).toMatchObject({ to: EMAIL, subject: 'Your password was changed' }),
    );
    expect([await validate(email, code), await reset(email, code, 'yet-another-one-99')]).toEqual([REFUSED, REFUSED]);
    expect(await letsIn('doctor', GOOD)).toBe(true);
  });

  it('is set with a PIN sent to a phone, for that number only [RESET-04]', async () => {
    const text = await arriving(PHONE);
    const pin = pinIn(text);
    expect(text).toMatch(/^\d{6} is your PIN/);
    expect(await validate('expired', pin)).toEqual(REFUSED);
    expect((await validate(PHONE, pin)).status).toBe(204);
    expect((await reset(PHONE, pin)).status).toBe(204);
    expect(await letsIn('expired', GOOD)).toBe(true);
    expect(await reset(PHONE, pin)).toEqual(REFUSED);
  });

  it('gets the same answer for known and unknown users [SRV-03, OUR-92]', async () => {
    const count = sent.messages().length;
    const known = await ask('oa');
    const unknown = await ask('nobody-at-all');
    expect(unknown).toEqual(known);
    expect(await ask('+15075550199')).toEqual(known);
    await eventually(() => expect(sent.messages()).toHaveLength(count + 1));
    expect([await validate('oa', 'wrong'), await validate('nobody-at-all', 'wrong')]).toEqual([REFUSED, REFUSED]);
    expect([await reset('oa', 'wrong'), await reset('nobody-at-all', 'wrong')]).toEqual([REFUSED, REFUSED]);
  });

  it('takes about as long to refuse, whether there is such a person or not [SRV-03]', async () => {
    await arriving(EMAIL);
    const costs: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 20; round += 1) {
      costs.known.push(await costOf(EMAIL));
      costs.unknown.push(await costOf('nobody-at-all'));
    }
    // without the same slow hash for both one would take a small part of the other
    expect(median(costs.unknown) / median(costs.known)).toBeGreaterThan(0.4);
    expect(median(costs.unknown) / median(costs.known)).toBeLessThan(2.5);
  });

  it('stores no secret in the database, and sends links to the server’s address for any Host header', async () => {
    const before = sent.messages()[0]?.id;
    await visitor.call('sendResetPassword', {
      body: { email_phone_username: 'doctor' },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    await eventually(() => expect(sent.messages()[0]?.id).not.toBe(before));
    const text = sent.messages()[0]?.text ?? '';
    expect(linkIn(text).origin).toBe(ADDRESS);
    expect(text).not.toContain('evil');
    const pin = pinIn(await arriving(PHONE));
    const rows = JSON.stringify(await server.store.db.select().from(passwordReset));
    expect(rows).not.toContain(codeIn(text));
    expect(rows).not.toContain(pin);
  });

  it('refuses codes that are malformed, foreign, replaced or expired, and changes nothing', async () => {
    const old = codeIn(await arriving('doctor'));
    const code = codeIn(await arriving('doctor'));
    const others = codeIn(await arriving('oa'));
    const { db } = server.store;
    const hashes = () => db.select({ id: account.id, hash: account.passwordHash }).from(account).orderBy(account.id);
    const before = await hashes();
    for (const wrong of [old, others, `${code}x`, code.slice(0, -1), code.toUpperCase(), "' or 1=1 --", '%00']) {
      expect([wrong, await reset(EMAIL, wrong)]).toEqual([wrong, REFUSED]);
    }
    expect((await reset(EMAIL, '')).status).toBe(400);
    await db.update(passwordReset).set({ expires: new Date(Date.now() - 1) });
    expect([await validate(EMAIL, code), await reset(EMAIL, code)]).toEqual([REFUSED, REFUSED]);
    expect(await hashes()).toEqual(before);
  });

  it('looks at five of 200 PINs that are guessed at once, and the right one is closed then [RESET-04, SRV-03]', async () => {
    const pin = pinIn(await arriving(PHONE));
    const wrong = pin === '123456' ? '123457' : '123456';
    const guesses = await Promise.all(addresses(200).map((address) => guess('validate', PHONE, wrong, address)));
    expect(new Set(guesses.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
    const [row] = await server.store.db.select().from(passwordReset);
    expect(row?.failures).toBe(5);
    expect([await validate(PHONE, pin), await reset(PHONE, pin)]).toEqual([REFUSED, REFUSED]);
    expect(await letsIn('expired', DEMO_PASSWORD)).toBe(true);
  });

  it('leaves a link open to its owner, however many guess', async () => {
    const code = codeIn(await arriving('doctor'));
    await Promise.all(addresses(40).map((address) => guess('validate', EMAIL, 'wrong', address)));
    expect((await validate(EMAIL, code)).status).toBe(204);
  });

  it('is used once by however many send it at once', async () => {
    const code = codeIn(await arriving('doctor'));
    const all = await Promise.all(addresses(20).map((address) => guess('reset', EMAIL, code, address)));
    expect(all.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(all.filter(({ statusCode }) => statusCode === 400)).toHaveLength(19);
  });

  it('sends five ways an hour to a person, and leaves the last one open [OUR-92]', async () => {
    const { db } = server.store;
    const start = new Date();
    const at = (minutes: number) => issueReset(db, 'doctor', new Date(start.getTime() + minutes * 60_000));
    let last: string | undefined;
    for (let minute = 0; minute < 5; minute += 1) last = (await at(minute))?.secret;
    expect(await at(5)).toBeUndefined();
    expect((await validate(EMAIL, last ?? '')).status).toBe(204);
    expect(await at(61)).toMatchObject({ door: 'link' });
  });

  it('must satisfy the rule, and a refused one leaves the PIN open [VAL-01]', async () => {
    const pin = pinIn(await arriving(PHONE));
    for (const password of ['short', 'northside-eye-24-2', 'short', 'short', 'short', 'short']) {
      const { status, body } = await reset(PHONE, pin, password);
      expect([status, Object.keys(body.fields)]).toEqual([400, ['password']]);
    }
    expect((await reset(PHONE, pin)).status).toBe(204);
  });

  it('ends the lock-out of the user who proved their identity', async () => {
    for (let failure = 0; failure < 5; failure += 1) await browserWith('doctor', 'wrong');
    expect(await letsIn('doctor', DEMO_PASSWORD)).toBe(false);
    await reset(EMAIL, codeIn(await arriving('doctor')));
    expect(await letsIn('doctor', GOOD)).toBe(true);
  });

  it('is set without a code by a user who must change it, only for themself, and ends the restriction [AUTH-21]', async () => {
    const { db } = server.store;
    await db.update(account).set({ forcePasswordChange: true }).where(eq(account.username, 'expired'));
    const expired = await signIn(server, 'expired');
    expect((await expired.call('listPatients')).status).toBe(403);
    expect(await reset('doctor', undefined, GOOD, expired)).toEqual(REFUSED);
    expect((await reset('expired', undefined, DEMO_PASSWORD, expired)).body.fields).toHaveProperty('password');
    expect((await reset('expired', undefined, GOOD, expired)).status).toBe(204);
    expect((await expired.call('listPatients')).status).toBe(200);
    expect(await letsIn('expired', GOOD)).toBe(true);
    expect(await reset('expired', undefined, 'yet-another-one-99', expired)).toEqual(REFUSED);
    expect(await reset('expired', undefined, 'yet-another-one-99')).toEqual(REFUSED);
  });

  it('sends a letter in the user’s language when it is changed in the profile [OUR-91]', async () => {
    const doctor = await signIn(server, 'doctor');
    await doctor.call('updatePreferences', { body: { app_language: 'es-es' } });
    await doctor.call('updateUser', { body: { password: GOOD, confirm_password: GOOD } });
    await eventually(() => expect(sent.messages()[0]).toMatchObject({ subject: 'Se ha cambiado su contraseña' }));
    await doctor.call('updatePreferences', { body: { app_language: 'en-us' } });
  });

  it('cannot be requested, by any name, if the server sends no letters or texts', async () => {
    await using silent = await startServer(engine, 'small');
    const one = browser(silent);
    await one.call('bootstrap');
    for (const login of ['doctor', 'nobody-at-all', PHONE]) {
      expect((await one.call('sendResetPassword', { body: { email_phone_username: login } })).status).toBe(501);
    }
    expect(await silent.store.db.$count(session)).toBe(0);
  });
});
