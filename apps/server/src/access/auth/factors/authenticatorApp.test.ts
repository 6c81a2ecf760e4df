import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../passwords/demoPassword.ts';
import {
  account,
  halfSignIn,
  officeGroup,
  recoveryCode,
  securityKey,
  totp,
  totpSetup,
} from '../../../platform/db/schema.ts';
import { addKeyOf, Authenticator, sendBinary } from '../../../../test/support/authenticator.ts';
import { addAppOf, AuthenticatorApp } from '../../../../test/support/authenticatorApp.ts';
import { eventually } from '../../../../../../scripts/test/eventually.ts';
import { keepLetters } from '../../../../test/support/keepLetters.ts';
import {
  type Browser,
  browser,
  ENGINES,
  signIn,
  startServer,
  type TestServer,
} from '../../../../test/support/server.ts';

const WRONG = { status: 400, body: { name: 'WrongCode' } };
const CLOSED = { status: 403, body: { name: 'SecondFactorRefused' } };
const LOCKED = { status: 403, body: { name: 'UserLockedOut' } };

const isIn = async (by: Browser) => (await by.call('bootstrap')).status === 200;
const verify = (by: Browser, code: string) => by.call('verifyTotp', { body: { code } });
const recover = (by: Browser, code: string) => by.call('verifyRecoveryCode', { body: { code } });
const confirmAtSignIn = (by: Browser, code: string) => by.call('confirmTotpAtSignIn', { body: { code } });

describe.each(ENGINES)('authenticator apps on %s', (engine) => {
  let server: TestServer;
  const { letters, outbox } = keepLetters();
  beforeAll(async () => {
    server = await startServer(engine, 'small', undefined, { outbox });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    // so that each test starts with new rate limits
    await server.restart();
    const { db } = server.store;
    for (const table of [totp, totpSetup, recoveryCode, securityKey, halfSignIn]) await db.delete(table);
    await db.update(officeGroup).set({ preferences: {} });
    await db.update(account).set({ preferences: {}, failedLogins: 0, lockedUntil: null });
    letters.length = 0;
  });

  const unlock = () => server.store.db.update(account).set({ failedLogins: 0, lockedUntil: null });
  /** Signs in with the password. */
  const enter = async (username = 'doctor') => {
    const one = browser(server);
    await one.call('bootstrap');
    const answer = await one.call('signIn', { body: { username, password: DEMO_PASSWORD } });
    return { one, ...answer };
  };
  /** An app of the doctor, and a browser that owes its code. */
  const halfWay = async () => {
    const { app, codes } = await addAppOf(await signIn(server, 'doctor'));
    return { app, codes, ...(await enter()) };
  };

  describe('in the preferences', () => {
    it('are set up with a first code, which makes ten recovery codes, and are removed [OUR-490, OUR-491]', async () => {
      const doctor = await signIn(server, 'doctor');
      expect((await doctor.call('getSecondFactors')).body).toEqual({
        totp: null,
        recovery_codes: 0,
        has_duo: false,
        has_password: true,
      });
      const { secret, uri } = (await doctor.call('startTotp')).body;
      expect(uri).toBe(`otpauth://totp/Isopter:doctor?secret=${secret}&issuer=Isopter`);
      expect((await doctor.call('getSecondFactors')).body.totp).toBeNull();
      const { body } = await doctor.call('confirmTotp', { body: { code: new AuthenticatorApp(secret).code() } });
      expect(new Set(body.recovery_codes).size).toBe(10);
      for (const code of body.recovery_codes) expect(code).toMatch(/^([a-km-np-z2-9]{4}-){2}[a-km-np-z2-9]{4}$/);
      expect((await doctor.call('getSecondFactors')).body).toEqual({
        totp: { created: expect.any(String), last_used: null },
        recovery_codes: 10,
        has_duo: false,
        has_password: true,
      });
      expect((await doctor.call('removeTotp')).status).toBe(204);
      expect((await doctor.call('getSecondFactors')).body).toEqual({
        totp: null,
        recovery_codes: 0,
        has_duo: false,
        has_password: true,
      });
      expect((await doctor.call('removeTotp')).status).toBe(404);
      expect((await enter()).body).toEqual({ success: true });
    });

    it('send a letter when one is set up or removed [OUR-492]', { tags: '@all' }, async () => {
      const doctor = await signIn(server, 'doctor');
      await addAppOf(doctor);
      await eventually(() => expect(letters).toHaveLength(1));
      expect(letters[0]).toMatchObject({
        to: 'doctor@isopter.example',
        subject: 'An authenticator app was set up for your account',
      });
      await doctor.call('createRecoveryCodes');
      await eventually(() => expect(letters).toHaveLength(2));
      expect(letters[1]?.subject).toBe('New recovery codes were created for your account');
      await doctor.call('removeTotp');
      await eventually(() => expect(letters).toHaveLength(3));
      expect(letters[2]?.subject).toBe('The authenticator app was removed from your account');
    });

    it('are not set up by a wrong code, another secret, or one that waited too long [OUR-490]', async () => {
      const doctor = await signIn(server, 'doctor');
      const confirm = (code: string, by = doctor) => by.call('confirmTotp', { body: { code } });
      expect(await confirm('123456')).toMatchObject({ status: 400, body: { name: 'SetupExpired' } });
      const first = new AuthenticatorApp((await doctor.call('startTotp')).body.secret);
      const second = new AuthenticatorApp((await doctor.call('startTotp')).body.secret);
      expect(await confirm(first.code())).toMatchObject(WRONG);
      expect(await confirm('12345')).toMatchObject({ status: 400, body: { name: 'ValidationError' } });
      // another session of the same person was shown nothing
      expect((await confirm(second.code(), await signIn(server, 'doctor'))).body.name).toBe('SetupExpired');
      await server.store.db.update(totpSetup).set({ expires: new Date(Date.now() - 1) });
      expect((await confirm(second.code())).body.name).toBe('SetupExpired');
      expect((await doctor.call('getSecondFactors')).body.totp).toBeNull();
    });

    it('replace one another: the codes of the old one are no longer accepted [OUR-490]', async () => {
      const doctor = await signIn(server, 'doctor');
      const { app: old } = await addAppOf(doctor);
      const { app, codes } = await addAppOf(doctor);
      expect(codes).toEqual([]);
      const { one } = await enter();
      expect(await verify(one, old.code())).toMatchObject(WRONG);
      expect((await verify(one, app.code())).status).toBe(200);
    });
  });

  describe('at the sign-in', () => {
    it('are required after the password to sign in [OUR-490]', async () => {
      const { app, one, status, body } = await halfWay();
      expect({ status, body }).toEqual({ status: 200, body: { method: 'totp', instead: ['recovery'] } });
      expect(await isIn(one)).toBe(false);
      const token = one.cookies['csrftoken'];
      expect(await verify(one, app.code())).toEqual({ status: 200, body: { success: true } });
      expect(await isIn(one)).toBe(true);
      expect(one.cookies['csrftoken']).not.toBe(token);
      expect((await one.call('getSecondFactors')).body.totp.last_used).toEqual(expect.any(String));
    });

    it('accept each code once, however many send it at once [OUR-490]', { tags: '@all' }, async () => {
      const { app } = await halfWay();
      const code = app.code();
      const four = await Promise.all([enter(), enter(), enter(), enter()]);
      const answers = await Promise.all(four.map(({ one }) => verify(one, code)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
      await unlock();
      expect(await verify((await enter()).one, code)).toMatchObject(WRONG);
      // the code that confirmed the setup is used up, too
      await unlock();
      expect(await verify((await enter()).one, app.code(-1))).toMatchObject(WRONG);
    });

    it('accept a clock that is half a minute off, but no more [OUR-490]', async () => {
      const { app, one } = await halfWay();
      for (const steps of [-3, -2, 2, 3]) expect(await verify(one, app.code(steps))).toMatchObject(WRONG);
      await unlock();
      expect((await verify(one, app.code(1))).status).toBe(200);
    });

    it('accept no code of another person, nor in another browser, nor without a password [OUR-490]', async () => {
      const { app, one } = await halfWay();
      const { app: other } = await addAppOf(await signIn(server, 'operator'));
      expect(await verify(one, other.code())).toMatchObject(WRONG);
      const stranger = browser(server);
      await stranger.call('bootstrap');
      expect(await verify(stranger, app.code())).toMatchObject(CLOSED);
      const { one: operator } = await enter('operator');
      expect(await verify(operator, app.code())).toMatchObject(WRONG);
      await server.store.db.update(halfSignIn).set({ expires: new Date(Date.now() - 1) });
      expect(await verify(one, app.code())).toMatchObject(CLOSED);
    });

    it('lock the account after five wrong codes, however often the password was right in between [OUR-490, AUTH-11]', async () => {
      const { app, codes } = await halfWay();
      const answers = [];
      for (let failure = 0; failure < 5; failure += 1) answers.push(await verify((await enter()).one, app.code(9)));
      for (const answer of answers.slice(0, 4)) expect(answer).toMatchObject(WRONG);
      expect(answers[4]).toMatchObject(LOCKED);
      expect(await enter()).toMatchObject(LOCKED);
      await unlock();
      const { one } = await enter();
      await Promise.all(Array.from({ length: 5 }, () => verify(one, app.code(9))));
      expect(await verify(one, app.code())).toMatchObject(LOCKED);
      expect(await recover(one, codes[0]!)).toMatchObject(LOCKED);
    });

    it(
      'look at five of 50 codes that are tried at once, and the right one is too late then [OUR-490, SRV-03]',
      { tags: '@all' },
      async () => {
        const { app, one } = await halfWay();
        const answers = await Promise.all(Array.from({ length: 50 }, () => verify(one, app.code(9))));
        expect(answers.filter(({ status }) => status === 400)).toHaveLength(4);
        expect(await verify(one, app.code())).toMatchObject(LOCKED);
      },
    );

    it.each([
      ['turned on keys', true],
      ['did not turn on keys', false],
    ])(
      'can be used instead of a security key, or the key, where the clinic %s [OUR-490] [OUR-581]',
      { tags: '@all' },
      async (_, isOn) => {
        await server.store.db.update(officeGroup).set({ preferences: { enable_webauthn: isOn } });
        const doctor = await signIn(server, 'doctor');
        const key = new Authenticator();
        await addKeyOf(doctor, key);
        const { app } = await addAppOf(doctor);
        const withApp = await enter();
        expect(withApp.body).toEqual({ method: 'webauthn', instead: ['totp', 'recovery'] });
        expect((await verify(withApp.one, app.code())).status).toBe(200);
        const { one } = await enter();
        const { challenge } = (await one.call('requestKeyCheck')).body;
        expect((await sendBinary(one, 'verifySecurityKey', key.assert(challenge))).status).toBe(204);
      },
    );

    it('keep no recovery code in the database', async () => {
      const { codes } = await halfWay();
      const rows = JSON.stringify(await server.store.db.select().from(recoveryCode));
      for (const code of codes) {
        expect(rows).not.toContain(code);
        expect(rows).not.toContain(code.replaceAll('-', ''));
      }
    });
  });

  describe('with recovery codes', () => {
    it('let in without the app, each code once, and tell the owner [OUR-491, OUR-492]', async () => {
      const { codes, one } = await halfWay();
      await eventually(() => expect(letters).toHaveLength(1));
      letters.length = 0;
      expect(await recover(one, ` ${codes[0]!.toUpperCase().replaceAll('-', ' ')}`)).toEqual({
        status: 200,
        body: { left: 9 },
      });
      expect(await isIn(one)).toBe(true);
      await eventually(() => expect(letters).toHaveLength(1));
      expect(letters[0]).toMatchObject({
        to: 'doctor@isopter.example',
        subject: 'A recovery code was used to sign in to your account',
        text: expect.stringContaining('Recovery codes left: 9.'),
      });
      expect(await recover((await enter()).one, codes[0]!)).toMatchObject(WRONG);
      expect((await one.call('getSecondFactors')).body.recovery_codes).toBe(9);
    });

    it('are used once by however many send one at once [OUR-491]', async () => {
      const { codes } = await halfWay();
      const entered: Browser[] = [];
      for (let count = 0; count < 4; count += 1) entered.push((await enter()).one);
      const twenty = Array.from({ length: 20 }, (_, index) => {
        const copy = browser(server);
        Object.assign(copy.cookies, entered[index % 4]!.cookies);
        return copy;
      });
      const answers = await Promise.all(twenty.map((one) => recover(one, codes[0]!)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await recover((await enter()).one, codes[0]!)).status).not.toBe(200);
    });

    it('work only for their user, and end when new ones are created [OUR-491]', async () => {
      const { app, codes, one } = await halfWay();
      await addAppOf(await signIn(server, 'operator'));
      expect(await recover((await enter('operator')).one, codes[0]!)).toMatchObject(WRONG);
      expect((await recover(one, codes[0]!)).status).toBe(200);
      expect((await one.call('createRecoveryCodes')).body).toMatchObject({ step_up: 'totp' });
      await one.call('checkCode', { body: { action: 'createRecoveryCodes', code: app.code() } });
      const fresh = (await one.call('createRecoveryCodes')).body.recovery_codes as string[];
      expect(fresh).toHaveLength(10);
      expect((await one.call('getSecondFactors')).body.recovery_codes).toBe(10);
      const again = await enter();
      expect(await recover(again.one, codes[1]!)).toMatchObject(WRONG);
      expect((await recover(again.one, fresh[9]!)).body).toEqual({ left: 9 });
    });

    it('are one set, however many are asked for at once [OUR-491]', { tags: '@all' }, async () => {
      const doctor = await signIn(server, 'doctor');
      const four = await Promise.all(Array.from({ length: 4 }, () => signIn(server, 'doctor')));
      await addAppOf(doctor);
      const sets = await Promise.all(four.map((one) => one.call('createRecoveryCodes')));
      for (const { status } of sets) expect(status).toBe(200);
      expect((await doctor.call('getSecondFactors')).body.recovery_codes).toBe(10);
      const rows = await server.store.db.select().from(recoveryCode);
      expect(new Set(rows.map(({ salt }) => salt)).size).toBe(1);
    });

    it(
      'lock the account after five wrong ones, as wrong codes of the app do [OUR-491, AUTH-11]',
      { tags: '@all' },
      async () => {
        const { codes, app, one } = await halfWay();
        for (let failure = 0; failure < 2; failure += 1) expect(await verify(one, app.code(9))).toMatchObject(WRONG);
        for (let failure = 0; failure < 2; failure += 1)
          expect(await recover(one, 'aaaa-bbbb-cccc')).toMatchObject(WRONG);
        expect(await recover(one, 'aaaa-bbbb-cccc')).toMatchObject(LOCKED);
        expect(await recover(one, codes[0]!)).toMatchObject(LOCKED);
      },
    );

    it('are nothing without a password', async () => {
      const { codes } = await halfWay();
      const stranger = browser(server);
      await stranger.call('bootstrap');
      expect(await recover(stranger, codes[0]!)).toMatchObject(CLOSED);
    });
  });

  describe('if the clinic requires two steps and there is no Duo', () => {
    beforeEach(async () => {
      await server.store.db.update(officeGroup).set({ preferences: { force_2fa: true } });
    });

    it('are set up at the sign-in by users without a factor, who are then signed in [OUR-493]', async () => {
      const { one, body } = await enter();
      expect(body).toEqual({ method: 'setup' });
      expect(await isIn(one)).toBe(false);
      const app = new AuthenticatorApp((await one.call('startTotpAtSignIn')).body.secret);
      expect(await one.call('confirmTotpAtSignIn', { body: { code: app.code(9) } })).toMatchObject(WRONG);
      expect(await isIn(one)).toBe(false);
      const answer = await one.call('confirmTotpAtSignIn', { body: { code: app.code(-1) } });
      expect(answer).toMatchObject({ status: 200, body: { recovery_codes: { length: 10 } } });
      expect(await isIn(one)).toBe(true);
      await eventually(() => expect(letters).toHaveLength(1));
      const next = await enter();
      expect(next.body.method).toBe('totp');
      expect((await verify(next.one, app.code())).status).toBe(200);
    });

    it('are set up once: a second sign-in at the same time is asked for the code of the first [OUR-493]', async () => {
      const [mine, theirs] = [await enter(), await enter()];
      const app = new AuthenticatorApp((await mine.one.call('startTotpAtSignIn')).body.secret);
      const other = new AuthenticatorApp((await theirs.one.call('startTotpAtSignIn')).body.secret);
      const answers = await Promise.all([
        confirmAtSignIn(mine.one, app.code()),
        confirmAtSignIn(theirs.one, other.code()),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
      expect(await server.store.db.$count(totp)).toBe(1);
      expect((await enter()).body.method).toBe('totp');
    });

    it('are not set up outside a sign-in, or by users with a factor [OUR-493]', async () => {
      const stranger = browser(server);
      await stranger.call('bootstrap');
      expect(await stranger.call('startTotpAtSignIn')).toMatchObject(CLOSED);
      expect(await stranger.call('confirmTotpAtSignIn', { body: { code: '123456' } })).toMatchObject(CLOSED);
      await server.store.db.update(officeGroup).set({ preferences: {} });
      const { one } = await halfWay();
      await server.store.db.update(officeGroup).set({ preferences: { force_2fa: true } });
      expect(await one.call('startTotpAtSignIn')).toMatchObject(CLOSED);
    });

    it('are not needed by users with a key [OUR-493]', async () => {
      await server.store.db.update(officeGroup).set({ preferences: {} });
      await addKeyOf(await signIn(server, 'doctor'), new Authenticator());
      await server.store.db.update(officeGroup).set({ preferences: { force_2fa: true } });
      expect((await enter()).body).toEqual({ method: 'webauthn' });
    });

    it('are removed with their user', async () => {
      await server.store.db.update(officeGroup).set({ preferences: {} });
      const [operator] = await server.store.db.select().from(account).where(eq(account.username, 'operator'));
      await addAppOf(await signIn(server, 'operator'));
      const admin = await signIn(server, 'oga');
      expect((await admin.call('deleteEmployee', { params: { id: operator!.id } })).status).toBe(204);
      expect(await server.store.db.$count(totp)).toBe(0);
      expect(await server.store.db.$count(recoveryCode)).toBe(0);
    });
  });
});
