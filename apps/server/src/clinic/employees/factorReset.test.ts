import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../access/auth/passwords/demoPassword.ts';
import { account, factorReset, officeGroup, recoveryCode, securityKey, totp } from '../../platform/db/schema.ts';
import { addKeyOf, Authenticator } from '../../../test/support/authenticator.ts';
import { addAppOf, type AuthenticatorApp } from '../../../test/support/authenticatorApp.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import {
  type Browser,
  browser,
  ENGINES,
  setFlags,
  signIn,
  startServer,
  type TestServer,
} from '../../../test/support/server.ts';
import type { Letter } from '../../platform/outbox/outbox.ts';

const ADDRESS = 'https://clinic.isopter.example';
const isOfPassword = ({ text }: Letter) => text.includes('/reset-password?');
const THIEFS = 'A-thief-chose-this-42!';
const NOT_PROVEN = { status: 400, body: { name: 'PasswordNotProven' } };
const INVALID = { status: 400, body: { name: 'InvalidResetCode' } };

describe.each(ENGINES)('the reset of lost second factors on %s', (engine) => {
  let server: TestServer;
  let hash = '';
  const letters: Letter[] = [];
  const outbox = {
    sendLetter: (letter: Letter) => {
      letters.push(letter);
      return Promise.resolve();
    },
  };
  beforeAll(async () => {
    server = await startServer(engine, 'small', undefined, { outbox, address: ADDRESS });
    const [any] = await server.store.db.select({ hash: account.passwordHash }).from(account);
    hash = any!.hash;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.restart();
    const { db } = server.store;
    for (const table of [securityKey, totp, recoveryCode, factorReset]) await db.delete(table);
    await db.update(officeGroup).set({ preferences: {} });
    await db
      .update(account)
      .set({ preferences: {}, failedLogins: 0, lockedUntil: null, passwordHash: hash, passwordProven: false });
    await db.update(account).set({ email: 'doctor@isopter.example' }).where(eq(account.username, 'doctor'));
    letters.length = 0;
  });

  const idOf = async (username: string) => {
    const [row] = await server.store.db.select().from(account).where(eq(account.username, username));
    return row!.id;
  };
  const start = async (by: Browser, username = 'doctor') =>
    by.call('startFactorReset', { params: { id: await idOf(username) } });
  const links = () => letters.filter(({ text }) => text.includes('/reset-factors?'));
  /** The secret of the newest link that was sent. */
  const sentCode = async (count = 1) => {
    await eventually(() => expect(links()).toHaveLength(count));
    const { text } = links().at(-1)!;
    const link = /https:\/\/\S+/.exec(text)?.[0] ?? '';
    expect(link.startsWith(`${ADDRESS}/reset-factors?code=`)).toBe(true);
    return new URL(link).searchParams.get('code') ?? '';
  };
  const visitor = async () => {
    const one = browser(server);
    await one.call('bootstrap');
    return one;
  };
  const confirm = async (code: string, password = DEMO_PASSWORD, by?: Browser) =>
    (by ?? (await visitor())).call('confirmFactorReset', { body: { code, password } });
  /** A doctor with an app, recovery codes and a key, who set them up in this session. */
  const doctorWithFactors = async () => {
    const doctor = await signIn(server, 'doctor');
    const { app } = await addAppOf(doctor);
    await addKeyOf(doctor, new Authenticator());
    await eventually(() => expect(letters).toHaveLength(2));
    letters.length = 0;
    return { doctor, app };
  };
  /** The doctor signs in with the password and the app: the password has proven to be theirs. */
  const signInByApp = async (app: AuthenticatorApp, password = DEMO_PASSWORD) => {
    const one = await visitor();
    await one.call('signIn', { body: { username: 'doctor', password } });
    expect((await one.call('verifyTotp', { body: { code: app.code() } })).status).toBe(200);
    return one;
  };
  const doctorWithProvenPassword = async () => {
    const { app } = await doctorWithFactors();
    return signInByApp(app);
  };
  /** Chooses a password with the newest link that was sent. */
  const chooseByLink = async (password: string, email = 'doctor@isopter.example') => {
    await eventually(() => expect(letters.some(isOfPassword)).toBe(true));
    const { text, to } = letters.findLast(isOfPassword)!;
    const pin = new URL(/https:\/\/\S+/.exec(text)?.[0] ?? '').searchParams.get('code');
    expect(to).toBe(email);
    const body = { email_phone_username: email, pin, password };
    expect((await (await visitor()).call('resetPassword', { body })).status).toBe(204);
  };
  const factors = async () => {
    const id = await idOf('doctor');
    const { db } = server.store;
    return {
      apps: await db.$count(totp, eq(totp.accountId, id)),
      codes: await db.$count(recoveryCode, eq(recoveryCode.accountId, id)),
      keys: await db.$count(securityKey, eq(securityKey.accountId, id)),
    };
  };
  const ALL = { apps: 1, codes: 10, keys: 1 };
  const NONE = { apps: 0, codes: 0, keys: 0 };

  it('changes nothing until the person confirms it with their password [OUR-496]', async () => {
    const doctor = await doctorWithProvenPassword();
    const admin = await signIn(server, 'oga');
    expect((await start(admin)).status).toBe(204);
    const code = await sentCode();
    expect(letters[0]).toMatchObject({
      to: 'doctor@isopter.example',
      subject: 'Confirm the reset of your second factors for Isopter',
    });
    expect(await factors()).toEqual(ALL);
    expect((await doctor.call('bootstrap')).status).toBe(200);

    expect((await confirm(code)).status).toBe(204);
    expect(await factors()).toEqual(NONE);
    expect((await doctor.call('bootstrap')).status).toBe(401);
    expect((await admin.call('bootstrap')).status).toBe(200);
    await eventually(() => expect(letters).toHaveLength(3));
    const told = letters.slice(1).map(({ to, subject }) => [to, subject]);
    expect(told).toContainEqual(['doctor@isopter.example', 'Your second factors were removed']);
    expect(told.find(([to]) => to === 'oga@isopter.example')?.[1]).toMatch(/^The second factors of .+ were removed$/);
    const { body } = await (await visitor()).call('signIn', { body: { username: 'doctor', password: DEMO_PASSWORD } });
    expect(body).toEqual({ success: true });
  });

  it('switches Duo off that the person had chosen, and nothing that the clinic requires [OUR-496]', async () => {
    await server.store.db
      .update(account)
      .set({ preferences: { enable2fa: true, app_language: 'es-es' }, passwordProven: true })
      .where(eq(account.username, 'doctor'));
    await start(await signIn(server, 'oga'));
    await confirm(await sentCode());
    const [row] = await server.store.db.select().from(account).where(eq(account.username, 'doctor'));
    expect(row?.preferences).toEqual({ enable2fa: false, app_language: 'es-es' });
  });

  it('is confirmed once, however many send it at once [OUR-496]', { tags: '@all' }, async () => {
    await doctorWithProvenPassword();
    await start(await signIn(server, 'oga'));
    const code = await sentCode();
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400, 400, 400]);
    expect(await confirm(code)).toMatchObject(INVALID);
  });

  it('is not confirmed by a link that has expired, was replaced, or was made up [OUR-496]', async () => {
    await doctorWithProvenPassword();
    const admin = await signIn(server, 'oga');
    await start(admin);
    const first = await sentCode();
    await start(admin);
    const second = await sentCode(2);
    expect(await confirm(first)).toMatchObject(INVALID);
    expect(await confirm('made-up')).toMatchObject(INVALID);
    const pass = (minutes: number) =>
      server.store.db
        .update(factorReset)
        .set({ expires: sql`${factorReset.expires} - ${minutes} * interval '1 minute'` });
    await pass(24 * 60 - 1);
    expect(Object.keys((await confirm(second, 'wrong')).body.fields)).toEqual(['password']);
    await pass(1);
    expect(await confirm(second)).toMatchObject(INVALID);
    expect(await factors()).toEqual(ALL);
  });

  it('cannot be confirmed with another password, nor by another signed-in user [OUR-496]', async () => {
    await doctorWithProvenPassword();
    await start(await signIn(server, 'oga'));
    const code = await sentCode();
    const wrong = await confirm(code, 'wrong-password', await signIn(server, 'operator'));
    expect(wrong).toMatchObject({ status: 400, body: { fields: { password: ['This is not your password.'] } } });
    expect(await factors()).toEqual(ALL);
    // it is still valid for its owner
    expect((await confirm(code)).status).toBe(204);
  });

  it('locks the account after five wrong passwords [OUR-496, AUTH-11]', async () => {
    await doctorWithProvenPassword();
    await start(await signIn(server, 'oga'));
    const code = await sentCode();
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(code, 'wrong-password')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(4);
    expect(await confirm(code)).toMatchObject({ status: 403, body: { name: 'UserLockedOut' } });
    expect(await factors()).toEqual(ALL);
  });

  it('can be started only by admins who may change the user [OUR-496]', async () => {
    const admin = await signIn(server, 'oga');
    expect((await start(await signIn(server, 'doctor'), 'operator')).status).toBe(403);
    expect((await start(admin, 'oga')).status).toBe(403);
    expect((await start(await signIn(server, 'oa'), 'oga')).status).toBe(403);
    expect(letters).toEqual([]);
  });

  it('works with single sign-on if this server has no provider for it [OUR-580]', async () => {
    await doctorWithProvenPassword();
    await setFlags(server, { enable_sso: true, sso_domain: 'nowhere.example' });
    expect((await start(await signIn(server, 'oga'))).status).toBe(204);
    expect((await confirm(await sentCode())).status).toBe(204);
    await setFlags(server, { enable_sso: false });
  });

  it.each([
    ['e-mail address', { email: 'new@isopter.example' }],
    ['phone number', { phone_number: '+15075550199' }],
  ])('is canceled by a new %s, because the link could reach another person [OUR-496]', async (_, change) => {
    await doctorWithProvenPassword();
    const admin = await signIn(server, 'oga');
    await start(admin);
    const code = await sentCode();
    const id = await idOf('doctor');
    const params = { id };
    const [before] = await server.store.db.select().from(account).where(eq(account.id, id));
    expect((await admin.call('updateEmployee', { params, body: change })).status).toBe(200);
    expect(await confirm(code)).toMatchObject(INVALID);
    await server.store.db
      .update(account)
      .set({ email: before!.email, phoneNumber: before!.phoneNumber })
      .where(eq(account.id, id));
  });

  it('ends when the person is suspended, for good [OUR-496]', async () => {
    await doctorWithProvenPassword();
    const admin = await signIn(server, 'oga');
    const params = { id: await idOf('doctor') };
    await start(admin);
    const code = await sentCode();
    await admin.call('suspendEmployee', { params });
    expect(await confirm(code)).toMatchObject(INVALID);
    expect(await start(admin)).toMatchObject({ status: 400, body: { name: 'Suspended' } });
    await admin.call('reinstateEmployee', { params });
    expect(await confirm(code)).toMatchObject(INVALID);
    expect(await factors()).toEqual(ALL);
  });

  it('is not confirmed with a password that came by a link, as one mailbox would have both [OUR-496] [OUR-577]', async () => {
    await doctorWithProvenPassword();
    const admin = await signIn(server, 'oga');
    await start(admin);
    const code = await sentCode();
    await (await visitor()).call('sendResetPassword', { body: { email_phone_username: 'doctor@isopter.example' } });
    await chooseByLink(THIEFS);
    expect(await confirm(code, THIEFS)).toMatchObject(INVALID);
    // nor is a new one started
    expect(await start(admin)).toMatchObject(NOT_PROVEN);
    expect(links()).toHaveLength(1);
    expect(await factors()).toEqual(ALL);
  });

  it('cannot be completed by an admin alone, with access to the mailbox and a chosen password [OUR-577]', async () => {
    await doctorWithProvenPassword();
    const admin = await signIn(server, 'oga');
    const params = { id: await idOf('doctor') };
    const email = 'admin-alone@isopter.example';
    expect((await admin.call('updateEmployee', { params, body: { email } })).status).toBe(200);
    expect((await admin.call('resetEmployeePassword', { params })).status).toBe(204);
    expect(await start(admin)).toMatchObject(NOT_PROVEN);
    await chooseByLink(THIEFS, email);
    expect(await start(admin)).toMatchObject(NOT_PROVEN);
    expect(await factors()).toEqual(ALL);
  });

  it('is started once the password was used with a second factor, a new one by link too [OUR-577]', async () => {
    const { app } = await doctorWithFactors();
    const admin = await signIn(server, 'oga');
    expect(await start(admin)).toMatchObject(NOT_PROVEN);
    await admin.call('resetEmployeePassword', { params: { id: await idOf('doctor') } });
    await chooseByLink(THIEFS);
    await signInByApp(app, THIEFS);
    expect((await start(admin)).status).toBe(204);
    expect((await confirm(await sentCode(), THIEFS)).status).toBe(204);
    expect(await factors()).toEqual(NONE);
  });

  it('takes no password as proven that an admin chose and that must be changed [OUR-577]', async () => {
    const { app } = await doctorWithFactors();
    const doctor = eq(account.username, 'doctor');
    await server.store.db.update(account).set({ forcePasswordChange: true }).where(doctor);
    await signInByApp(app);
    await server.store.db.update(account).set({ forcePasswordChange: false }).where(doctor);
    expect(await start(await signIn(server, 'oga'))).toMatchObject(NOT_PROVEN);
  });

  it('takes no new password of its owner as proven before it was used with a second factor [OUR-577]', async () => {
    const { doctor, app } = await doctorWithFactors();
    await signInByApp(app);
    const admin = await signIn(server, 'oga');
    expect((await doctor.call('updateUser', { body: { password: THIEFS, confirm_password: THIEFS } })).status).toBe(
      204,
    );
    expect(await start(admin)).toMatchObject(NOT_PROVEN);
  });

  it('keeps no secret in the database', async () => {
    await doctorWithProvenPassword();
    await start(await signIn(server, 'oga'));
    const code = await sentCode();
    expect(JSON.stringify(await server.store.db.select().from(factorReset))).not.toContain(code);
  });
});
