import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../auth/passwords/demoPassword.ts';
import {
  account,
  halfSignIn,
  keyChallenge,
  officeGroup,
  recoveryCode,
  securityKey,
  totp,
} from '../../platform/db/schema.ts';
import {
  addKeyOf,
  Authenticator,
  proveByKey,
  sendBinary,
  type SigningOptions,
} from '../../../test/support/authenticator.ts';
import { addAppOf } from '../../../test/support/authenticatorApp.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { keepLetters } from '../../../test/support/keepLetters.ts';
import { type Browser, browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';

const REFUSED = { status: 403, body: { name: 'SecurityKeyRefused' } };
const LOCKED = { status: 403, body: { name: 'UserLockedOut' } };
const isIn = async (by: Browser) => (await by.call('bootstrap')).status === 200;

const add = async (by: Browser, key: Authenticator, options: SigningOptions = { isVerified: true }) => {
  const { challenge } = (await by.call('startPasskeyRegistration')).body;
  return sendBinary(by, 'createPasskey', key.attest(challenge, 'Laptop', options));
};
const challengeFor = async (one: Browser) => (await one.call('startPasskeySignIn')).body.challenge as string;
const enter = async (one: Browser, key: Authenticator, options: SigningOptions) =>
  sendBinary(one, 'signInWithPasskey', key.assert(await challengeFor(one), options));
const send = (by: Browser, body: Uint8Array) => sendBinary(by, 'signInWithPasskey', body);

describe.each(ENGINES)('passkeys on %s', (engine) => {
  let server: TestServer;
  const { letters, outbox } = keepLetters();
  beforeAll(async () => {
    server = await startServer(engine, 'small', undefined, { outbox, address: 'https://clinic.isopter.example' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.restart();
    const { db } = server.store;
    for (const table of [securityKey, keyChallenge, halfSignIn]) await db.delete(table);
    await db.update(officeGroup).set({ preferences: {} });
    await db.update(account).set({ active: true, preferences: {}, failedLogins: 0, lockedUntil: null });
    letters.length = 0;
  });

  const set = (values: Partial<typeof account.$inferInsert>) =>
    server.store.db.update(account).set(values).where(eq(account.username, 'doctor'));
  const idOf = async (username: string) => {
    const [row] = await server.store.db.select().from(account).where(eq(account.username, username));
    return row!.id;
  };
  /** A user's passkey, which stores their id and verifies them. */
  const passkeyOf = async (username = 'doctor') => {
    const key = new Authenticator();
    expect((await add(await signIn(server, username), key)).status).toBe(200);
    const options = { isVerified: true, userHandle: Buffer.from(await idOf(username)) };
    return { key, options };
  };
  const visitor = async () => {
    const one = browser(server);
    await one.call('bootstrap');
    return one;
  };

  /** The response to the doctor's sign-in with a password. */
  const byPassword = async () =>
    (await (await visitor()).call('signIn', { body: { username: 'doctor', password: DEMO_PASSWORD } })).body;
  const sentLink = () => letters.find(({ text }) => text.includes('/reset-password?'));

  it('are not the second factor of a clinic that turns on keys, but satisfy required two steps alone [OUR-581]', async () => {
    const doctor = await signIn(server, 'doctor');
    await passkeyOf();
    const clinic = (preferences: object) => server.store.db.update(officeGroup).set({ preferences });
    await clinic({ enable_webauthn: true });
    expect(await byPassword()).toEqual({ success: true });
    await clinic({ force_2fa: true });
    expect(await byPassword()).toEqual({ method: 'webauthn' });
    await addAppOf(doctor);
    expect(await byPassword()).toEqual({ method: 'totp', instead: ['recovery'] });
    await server.store.db.delete(totp);
    await server.store.db.delete(recoveryCode);
    await clinic({});
    // an administrator who requires keys must own one that counts as a second factor
    await passkeyOf('oga');
    const oga = await signIn(server, 'oga');
    const answer = await oga.call('updatePreferences', { body: { enable_webauthn: true } });
    expect(answer.body.fields).toEqual({ enable_webauthn: ['Add a security key first.'] });
  });

  it('require user verification at registration, and their owner gets an e-mail [OUR-494]', async () => {
    const doctor = await signIn(server, 'doctor');
    const { body } = await doctor.call('startPasskeyRegistration');
    expect(body.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' });
    const added = await add(doctor, new Authenticator());
    expect(added).toMatchObject({ status: 200, body: { label: 'Laptop', is_passkey: true } });
    expect((await doctor.call('listAuthenticators')).body).toEqual([added.body]);
    await eventually(() => expect(letters).toHaveLength(1));
    expect(letters[0]).toMatchObject({
      to: 'doctor@isopter.example',
      subject: 'A passkey was added to your account',
      text: expect.stringContaining('“Laptop”'),
    });
    expect(await add(doctor, new Authenticator(), { isVerified: false })).toMatchObject(REFUSED);
    // a challenge for a key used with a password creates no passkey
    const { challenge } = (await doctor.call('startKeyRegistration')).body;
    const key = new Authenticator();
    const crossed = await sendBinary(doctor, 'createPasskey', key.attest(challenge, 'x', { isVerified: true }));
    expect(crossed).toMatchObject(REFUSED);
  });

  it('let in without a name or a password [OUR-494]', async () => {
    const { key, options } = await passkeyOf();
    const one = await visitor();
    const token = one.cookies['csrftoken'];
    const { body } = await one.call('startPasskeySignIn');
    expect(body).toMatchObject({ userVerification: 'required' });
    expect(body.allowCredentials ?? []).toEqual([]);
    expect((await sendBinary(one, 'signInWithPasskey', key.assert(body.challenge, options))).status).toBe(204);
    expect((await one.call('bootstrap')).body.user.username).toBe('doctor');
    expect(one.cookies['csrftoken']).not.toBe(token);
    expect(one.cookies['passkeyid']).toBeUndefined();
  });

  it('wait for a new password once an administrator reset it, which a thief does not choose [OUR-582]', async () => {
    const { key, options } = await passkeyOf();
    const id = await idOf('doctor');
    const admin = await signIn(server, 'oga');
    const one = await visitor();
    expect((await enter(one, key, options)).status).toBe(204);
    expect((await admin.call('resetEmployeePassword', { params: { id } })).status).toBe(204);
    expect(await isIn(one)).toBe(false);
    expect(await enter(one, key, options)).toMatchObject(REFUSED);
    expect(await isIn(one)).toBe(false);
    await eventually(() => expect(sentLink()?.text).toContain('After that you can use your passkeys again'));
    const link = new URL(/https:\/\/\S+/.exec(sentLink()!.text)![0]);
    const body = {
      email_phone_username: 'doctor@isopter.example',
      pin: link.searchParams.get('code'),
      password: 'quiet-lighthouse-73',
    };
    expect((await (await visitor()).call('resetPassword', { body })).status).toBe(204);
    expect((await enter(one, key, options)).status).toBe(204);
    const [oga] = await server.store.db.select().from(account).where(eq(account.username, 'oga'));
    await set({ passwordHash: oga!.passwordHash });
  });

  it('need no second factor, even if the clinic requires one [OUR-495]', async () => {
    const { key, options } = await passkeyOf();
    await server.store.db.update(officeGroup).set({ preferences: { force_2fa: true, enable_webauthn: true } });
    const one = await visitor();
    expect((await enter(one, key, options)).status).toBe(204);
    expect(await isIn(one)).toBe(true);
  });

  it('do not sign in without user verification, nor with a key registered as a second factor [OUR-494]', async () => {
    const { key, options } = await passkeyOf();
    expect(await enter(await visitor(), key, { ...options, isVerified: false })).toMatchObject(REFUSED);
    // a user without a passkey, who adds a key without step-up authentication
    const plain = new Authenticator();
    expect((await addKeyOf(await signIn(server, 'operator'), plain)).status).toBe(200);
    const userHandle = Buffer.from(await idOf('operator'));
    const one = await visitor();
    expect(await enter(one, plain, { isVerified: true, userHandle })).toMatchObject(REFUSED);
    expect(await isIn(one)).toBe(false);
  });

  it('do not sign in with an answer that is used, expired, from another site or from another browser [OUR-494]', async () => {
    const { key, options } = await passkeyOf();
    const [one, other] = [await visitor(), await visitor()];
    expect(await send(one, key.assert('AAAA', options))).toMatchObject(REFUSED);
    const theirs = await challengeFor(other);
    await challengeFor(one);
    expect(await send(one, key.assert(theirs, options))).toMatchObject(REFUSED);
    await server.store.db.update(account).set({ failedLogins: 0 });
    const evil = { ...options, origin: 'https://evil.example' };
    expect(await enter(one, key, evil)).toMatchObject(REFUSED);
    expect(await enter(one, key, { ...options, userHandle: Buffer.from(await idOf('oga')) })).toMatchObject(REFUSED);
    const { userHandle: _, ...nobody } = options;
    expect(await enter(one, key, nobody)).toMatchObject(REFUSED);
    await server.store.db.update(account).set({ failedLogins: 0 });
    const late = await challengeFor(one);
    await server.store.db.update(keyChallenge).set({ expires: new Date(Date.now() - 1) });
    expect(await send(one, key.assert(late, options))).toMatchObject(REFUSED);
    const answer = key.assert(await challengeFor(one), options);
    const cookie = one.cookies['passkeyid'] ?? '';
    expect((await send(one, answer)).status).toBe(204);
    await one.call('signOut');
    one.cookies['passkeyid'] = cookie;
    expect(await send(one, answer)).toMatchObject(REFUSED);
    expect(await send(one, new Uint8Array([0xa0]))).toMatchObject(REFUSED);
    expect(await isIn(one)).toBe(false);
  });

  it('let in once with one answer, however often it is sent at once [OUR-494]', async () => {
    const { key, options } = await passkeyOf();
    const one = await visitor();
    const answer = key.assert(await challengeFor(one), options);
    const copies = await Promise.all(
      Array.from({ length: 4 }, () => {
        const copy = browser(server);
        Object.assign(copy.cookies, one.cookies);
        return sendBinary(copy, 'signInWithPasskey', answer);
      }),
    );
    expect(copies.map(({ status }) => status).toSorted()).toEqual([204, 403, 403, 403]);
  });

  it('are locked out with the account, and lock it after five failures [OUR-495, AUTH-11]', async () => {
    const { key, options } = await passkeyOf();
    const failures = [];
    for (let count = 0; count < 5; count += 1)
      failures.push(await enter(await visitor(), key, { ...options, isVerified: false }));
    for (const failure of failures.slice(0, 4)) expect(failure).toMatchObject(REFUSED);
    expect(failures[4]).toMatchObject(LOCKED);
    expect(await enter(await visitor(), key, options)).toMatchObject(LOCKED);
    const byPassword = await visitor();
    const answer = await byPassword.call('signIn', { body: { username: 'doctor', password: DEMO_PASSWORD } });
    expect(answer).toMatchObject(LOCKED);
  });

  it('do not sign in suspended users [OUR-495]', async () => {
    const { key, options } = await passkeyOf();
    await server.store.db.update(account).set({ active: false }).where(eq(account.username, 'doctor'));
    expect(await enter(await visitor(), key, options)).toMatchObject(REFUSED);
  });

  it('leave the duties of the account: agreement and a new password come first [OUR-495, AUTH-14, AUTH-21]', async () => {
    const { key, options } = await passkeyOf();
    await set({ forcePasswordChange: true, showBaaAgreement: true });
    const one = await visitor();
    expect((await enter(one, key, options)).status).toBe(204);
    const { user } = (await one.call('bootstrap')).body;
    expect(user).toMatchObject({ force_password_change_on_next_login: true, show_baa_agreement: true });
    expect((await one.call('listPatients')).status).toBe(403);
    await set({ forcePasswordChange: false, showBaaAgreement: false });
  });

  it('redirect to single sign-on if the clinic has it [OUR-495]', async () => {
    const { key, options } = await passkeyOf();
    const provider = { domain: 'northside.example' } as never;
    await using other = await startServer(engine, 'small', undefined, {
      sso: new Map([['northside.example', provider]]),
    });
    const [row] = await server.store.db.select().from(securityKey);
    const [doctor] = await other.store.db.select().from(account).where(eq(account.username, 'doctor'));
    await other.store.db.insert(securityKey).values({ ...row!, accountId: doctor!.id });
    await other.store.db
      .update(officeGroup)
      .set({
        flags: sql`${officeGroup.flags} || '{"enable_sso": true, "sso_domain": "northside.example"}'::jsonb`,
      })
      .where(and(eq(officeGroup.id, doctor!.officeGroupId)));
    const one = browser(other);
    await one.call('bootstrap');
    const signed = { ...options, userHandle: Buffer.from(doctor!.id) };
    expect(await enter(one, key, signed)).toMatchObject({
      status: 403,
      body: { sso_domain: 'northside.example' },
    });
    expect(await isIn(one)).toBe(false);
  });

  it('end the browser’s previous session', async () => {
    const { key, options } = await passkeyOf();
    const one = await signIn(server, 'operator');
    const former = one.cookies['sessionid'] ?? '';
    expect((await enter(one, key, options)).status).toBe(204);
    one.cookies['sessionid'] = former;
    expect(await isIn(one)).toBe(false);
  });

  it('end when their owner removes them [OUR-494]', async () => {
    const { key, options } = await passkeyOf();
    const doctor = await signIn(server, 'doctor');
    const [{ id }] = (await doctor.call('listAuthenticators')).body;
    await proveByKey(doctor, key, 'deleteAuthenticator');
    expect((await doctor.call('deleteAuthenticator', { params: { id } })).status).toBe(204);
    expect(await enter(await visitor(), key, options)).toMatchObject(REFUSED);
  });
});
