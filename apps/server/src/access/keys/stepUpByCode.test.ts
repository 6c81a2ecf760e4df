import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../auth/passwords/demoPassword.ts';
import {
  account,
  keyProof,
  officeGroup,
  recoveryCode,
  securityKey,
  session,
  totp,
  totpSetup,
} from '../../platform/db/schema.ts';
import { addKeyOf, Authenticator, proveByKey, sendBinary } from '../../../test/support/authenticator.ts';
import { addAppOf, AuthenticatorApp, makeFactorsOld } from '../../../test/support/authenticatorApp.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { keepLetters } from '../../../test/support/keepLetters.ts';
import {
  type Browser,
  browser,
  ENGINES,
  signIn,
  signInOnly,
  startServer,
  type TestServer,
} from '../../../test/support/server.ts';

const asked = (step_up: string) => ({ status: 403, body: { name: 'StepUpRequired', step_up } });
const WRONG = { status: 400, body: { name: 'WrongCode' } };

const prove = (by: Browser, code: string, action = 'endOtherSignIns') =>
  by.call('checkCode', { body: { action, code } });
const byPassword = (by: Browser, action: string) =>
  by.call('checkPassword', { body: { action, password: DEMO_PASSWORD } });

describe.each(ENGINES)('step-up authentication with further factors, on %s', (engine) => {
  let server: TestServer;
  const { letters, outbox } = keepLetters();
  beforeAll(async () => {
    server = await startServer(engine, 'small', undefined, { outbox, address: 'https://clinic.isopter.example' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.restart();
    const { db } = server.store;
    for (const table of [securityKey, totp, totpSetup, recoveryCode, keyProof, session]) await db.delete(table);
    await db.update(account).set({ preferences: {}, failedLogins: 0, lockedUntil: null, webauthnRequired: false });
    await db.update(officeGroup).set({ preferences: {} });
    letters.length = 0;
  });

  const idOf = async (username: string) => {
    const [row] = await server.store.db.select().from(account).where(eq(account.username, username));
    return row!.id;
  };
  /** A user with an app from before their session, their browser, and a thief with a copy of the session. */
  const withApp = async (username = 'doctor') => {
    const owner = await signIn(server, username);
    const { app, codes } = await addAppOf(owner);
    await makeFactorsOld(server.store.db);
    const thief = browser(server);
    Object.assign(thief.cookies, owner.cookies);
    return { owner, app, codes, thief };
  };

  describe('keeps a thief of a session', () => {
    it('from an app, a passkey, recovery codes, and the reset of another user’s factors [OUR-480]', async () => {
      const thief = await signInOnly(server, 'oga');
      const params = { id: await idOf('doctor') };
      expect(await thief.call('startTotp')).toMatchObject(asked('password'));
      expect(await thief.call('startPasskeyRegistration')).toMatchObject(asked('password'));
      expect(await thief.call('createRecoveryCodes')).toMatchObject(asked('password'));
      expect(await thief.call('startFactorReset', { params })).toMatchObject(asked('password'));
      const app = new AuthenticatorApp('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
      expect((await thief.call('confirmTotp', { body: { code: app.code() } })).body.name).toBe('SetupExpired');
      const body = new Authenticator().attest('AAAA', 'Mine', { isVerified: true });
      expect((await sendBinary(thief, 'createPasskey', body)).status).toBe(403);
      const { db } = server.store;
      expect([await db.$count(totp), await db.$count(securityKey), await db.$count(recoveryCode)]).toEqual([0, 0, 0]);
      await server.app.settled();
      expect(letters).toEqual([]);
    });

    it('from the app and the codes of its owner, and from the weaker proof [OUR-480]', async () => {
      const { thief } = await withApp();
      for (const call of ['startTotp', 'removeTotp', 'createRecoveryCodes', 'startKeyRegistration'] as const) {
        expect(await thief.call(call)).toMatchObject(asked('totp'));
      }
      expect(await byPassword(thief, 'removeTotp')).toMatchObject(asked('totp'));
      expect(await prove(thief, '123456', 'removeTotp')).toMatchObject(WRONG);
      expect(await prove(thief, 'abcd-efgh-jkmn', 'removeTotp')).toMatchObject(WRONG);
      expect((await thief.call('getSecondFactors')).body).toMatchObject({ totp: {}, recovery_codes: 10 });
    });

    it('from proofs by an app that was set up in the session [OUR-480]', async () => {
      const one = await signIn(server, 'doctor');
      const { app } = await addAppOf(one);
      expect(await prove(one, app.code(), 'removeTotp')).toMatchObject(asked('password'));
      // and by one that replaced an older one
      await makeFactorsOld(server.store.db);
      await server.store.db.update(totp).set({ created: new Date() });
      expect(await prove(one, app.code(), 'removeTotp')).toMatchObject(asked('password'));
    });
  });

  describe('by the code of an app', () => {
    it('opens one call of one name, once, for two minutes [OUR-480]', async () => {
      const { owner, app } = await withApp();
      expect((await prove(owner, app.code(), 'removeTotp')).status).toBe(204);
      expect(await owner.call('endOtherSignIns')).toMatchObject(asked('totp'));
      await server.store.db.update(keyProof).set({ expires: new Date(Date.now() - 1) });
      expect(await owner.call('removeTotp')).toMatchObject(asked('totp'));
      expect((await prove(owner, app.code(1), 'removeTotp')).status).toBe(204);
      expect((await owner.call('removeTotp')).status).toBe(204);
    });

    it('accepts a code once, also from simultaneous requests, and none that was used to sign in [OUR-480] [OUR-490]', async () => {
      const { app } = await withApp();
      const one = browser(server);
      await one.call('bootstrap');
      await one.call('signIn', { body: { username: 'doctor', password: DEMO_PASSWORD } });
      const code = app.code();
      expect((await one.call('verifyTotp', { body: { code } })).status).toBe(200);
      expect(await prove(one, code)).toMatchObject(WRONG);
      await server.store.db.update(account).set({ failedLogins: 0 });
      const answers = await Promise.all(Array.from({ length: 20 }, () => prove(one, app.code(1))));
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    });

    it('locks the account after five wrong ones, as the sign-in does [OUR-480] [AUTH-11]', async () => {
      const { owner, app } = await withApp();
      for (let failure = 0; failure < 3; failure += 1) expect(await prove(owner, app.code(9))).toMatchObject(WRONG);
      // a right code in between does not clear the wrong ones
      expect((await prove(owner, app.code())).status).toBe(204);
      expect(await prove(owner, app.code())).toMatchObject(WRONG);
      expect((await prove(owner, app.code(9))).body.name).toBe('UserLockedOut');
      expect((await prove(owner, app.code(1))).body.name).toBe('UserLockedOut');
    });
  });

  it('asks for a passkey that is older than the session as for a key [OUR-480] [OUR-494]', async () => {
    const owner = await signIn(server, 'doctor');
    const passkey = new Authenticator();
    const { challenge } = (await owner.call('startPasskeyRegistration')).body;
    await sendBinary(owner, 'createPasskey', passkey.attest(challenge, 'Laptop', { isVerified: true }));
    expect(await byPassword(owner, 'startTotp')).toMatchObject({ status: 204 });
    await makeFactorsOld(server.store.db);
    expect(await byPassword(owner, 'startTotp')).toMatchObject(asked('key'));
    await proveByKey(owner, passkey, 'startTotp');
    expect((await owner.call('startTotp')).status).toBe(200);
  });

  describe('by a recovery code', () => {
    it('lets users who lost a key or phone remove it, and allows nothing that acts on others [OUR-480] [OUR-491]', async () => {
      const owner = await signIn(server, 'oga');
      const { body } = await addKeyOf(owner, new Authenticator());
      const { codes } = await addAppOf(owner);
      await makeFactorsOld(server.store.db);
      await eventually(() => expect(letters).toHaveLength(2));
      letters.length = 0;
      expect(await prove(owner, codes[0]!, 'deleteEmployee')).toMatchObject(asked('key'));
      expect(await prove(owner, codes[0]!, 'updatePreferences')).toMatchObject(asked('key'));
      expect((await prove(owner, codes[0]!, 'deleteAuthenticator')).status).toBe(204);
      await eventually(() =>
        expect(letters.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
          'oga@isopter.example: A recovery code was used to confirm a change to your account',
        ]),
      );
      expect((await owner.call('deleteAuthenticator', { params: { id: body.id } })).status).toBe(204);
      expect(await prove(owner, codes[0]!, 'removeTotp')).toMatchObject(WRONG);
      expect((await prove(owner, codes[1]!, 'removeTotp')).status).toBe(204);
      expect((await owner.call('removeTotp')).status).toBe(204);
      await eventually(() => expect(letters).toHaveLength(4));
    });

    it('accepts each once, also from simultaneous requests, and none that was created in the session [OUR-480] [OUR-491]', async () => {
      const { owner, app, codes } = await withApp();
      const answers = await Promise.all(Array.from({ length: 20 }, () => prove(owner, codes[0]!, 'removeTotp')));
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      await server.store.db.update(account).set({ failedLogins: 0, lockedUntil: null });
      await prove(owner, app.code(), 'createRecoveryCodes');
      const fresh = (await owner.call('createRecoveryCodes')).body.recovery_codes as string[];
      expect(await prove(owner, fresh[0]!, 'startTotp')).toMatchObject(asked('totp'));
    });
  });
});
