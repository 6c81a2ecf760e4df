import { DEMO_PASSWORD } from '../auth/passwords/demoPassword.ts';
import { eq, sql } from 'drizzle-orm';
import { encode } from 'cborg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  account,
  halfSignIn,
  keyChallenge,
  keyProof,
  officeGroup,
  securityKey,
  session,
} from '../../platform/db/schema.ts';
import { addKeyOf, Authenticator, sendBinary } from '../../../test/support/authenticator.ts';
import { keepLetters } from '../../../test/support/keepLetters.ts';
import {
  type Answer,
  type Browser,
  browser,
  ENGINES,
  signIn,
  startServer,
  type TestServer,
} from '../../../test/support/server.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';

const REFUSED: Answer = {
  status: 403,
  body: { name: 'SecurityKeyRefused', detail: 'WebAuthn authentication failed.' },
};

const asked = async (by: Browser, action?: string) =>
  (await by.call('requestKeyCheck', action ? { query: { action } } : {})).body.challenge as string;
const letIn = async (by: Browser) => (await by.call('bootstrap')).status;
const start = async (by: Browser) => (await by.call('startKeyRegistration')).body.challenge as string;
const finish = (by: Browser, body: Uint8Array) => sendBinary(by, 'verifySecurityKey', body);

describe.each(ENGINES)('security keys on %s', (engine) => {
  let server: TestServer;
  const { letters, outbox } = keepLetters();
  beforeAll(async () => {
    server = await startServer(engine, 'small', undefined, { outbox });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const { db } = server.store;
    for (const table of [securityKey, keyChallenge, keyProof, halfSignIn]) await db.delete(table);
    await db.update(account).set({ failedLogins: 0, lockedUntil: null, webauthnRequired: false });
    await db.update(officeGroup).set({ preferences: { enable_webauthn: true } });
    letters.length = 0;
  });

  const keys = () => server.store.db.select().from(securityKey);
  /** A browser whose person gave the right password and owes a key. */
  async function halfWay(username = 'doctor'): Promise<Browser> {
    const one = browser(server);
    await one.call('bootstrap');
    const { status, body } = await one.call('signIn', { body: { username, password: DEMO_PASSWORD } });
    expect({ status, body }).toEqual({ status: 200, body: { method: 'webauthn' } });
    return one;
  }

  describe('in the preferences', () => {
    it('are added, listed, read, renamed and removed by their owner [KEY-01, KEY-04]', async () => {
      const doctor = await signIn(server, 'doctor');
      const { status, body } = await addKeyOf(doctor, new Authenticator());
      expect({ status, body }).toEqual({
        status: 200,
        body: {
          id: expect.any(String),
          label: 'Blue key',
          created: expect.any(String),
          last_used: null,
          is_passkey: false,
          version: 0,
        },
      });
      const params = { id: body.id };
      expect((await doctor.call('listAuthenticators')).body).toEqual([body]);
      expect((await doctor.call('getAuthenticator', { params })).body).toEqual(body);
      expect((await doctor.call('updateAuthenticator', { params, body: { label: ' Desk ' } })).status).toBe(204);
      expect((await doctor.call('getAuthenticator', { params })).body.label).toBe('Desk');
      expect((await doctor.call('deleteAuthenticator', { params })).status).toBe(204);
      expect((await doctor.call('listAuthenticators')).body).toEqual([]);
    });

    it('ask for a name that can be read, and lose nothing for want of one [KEY-02]', async () => {
      const doctor = await signIn(server, 'doctor');
      const { id } = (await addKeyOf(doctor, new Authenticator())).body;
      for (const label of ['', '  ', 'x'.repeat(101), 'a\tb']) {
        const refused = await doctor.call('updateAuthenticator', { params: { id }, body: { label } });
        expect(refused.status).toBe(400);
        expect(refused.body.fields.label).toBeDefined();
      }
      expect((await doctor.call('getAuthenticator', { params: { id } })).body.label).toBe('Blue key');
    });

    it('cannot be read, renamed, removed or used by other users [KEY-04, SRV-07]', async () => {
      const key = new Authenticator();
      const { id } = (await addKeyOf(await signIn(server, 'doctor'), key)).body;
      const operator = await signIn(server, 'operator');
      await addKeyOf(operator, new Authenticator());
      const params = { id };
      expect((await operator.call('getAuthenticator', { params })).status).toBe(404);
      expect((await operator.call('updateAuthenticator', { params, body: { label: 'Mine' } })).status).toBe(404);
      expect((await operator.call('deleteAuthenticator', { params })).status).toBe(404);
      const foreign = await sendBinary(operator, 'checkKey', key.assert(await asked(operator)));
      expect(foreign).toEqual(REFUSED);
      expect((await keys()).find((row) => row.id === id)).toMatchObject({ label: 'Blue key', lastUsed: null });
    });

    it('can each be registered once [KEY-01]', async () => {
      const key = new Authenticator();
      const doctor = await signIn(server, 'doctor');
      await addKeyOf(doctor, key);
      const { body } = await doctor.call('startKeyRegistration');
      expect(body.excludeCredentials).toMatchObject([{ id: key.id.toString('base64url') }]);
      expect(await addKeyOf(await signIn(server, 'operator'), key)).toEqual(REFUSED);
      expect(await keys()).toHaveLength(1);
    });

    it('are ten at most [OUR-96]', async () => {
      const doctor = await signIn(server, 'doctor');
      for (let count = 0; count < 10; count += 1) await addKeyOf(doctor, new Authenticator());
      const more = await addKeyOf(doctor, new Authenticator());
      expect(more).toMatchObject({ status: 409, body: { name: 'TooManyKeys' } });
    });

    it('tell their owner by letter that one was added or removed [OUR-95]', async () => {
      const doctor = await signIn(server, 'doctor');
      const { id } = (await addKeyOf(doctor, new Authenticator(), 'Desk <1>')).body;
      await eventually(() => expect(letters).toHaveLength(1));
      expect(letters[0]).toMatchObject({ to: 'doctor@isopter.example', text: expect.stringContaining('“Desk <1>”') });
      await doctor.call('deleteAuthenticator', { params: { id } });
      await eventually(() => expect(letters).toHaveLength(2));
      expect(letters[1]?.subject).toBe('A security key was removed from your account');
    });

    it('are not added by an old, used, foreign or malformed answer [KEY-01]', async () => {
      const doctor = await signIn(server, 'doctor');
      const operator = await signIn(server, 'operator');
      const add = (body: Uint8Array) => sendBinary(doctor, 'createAuthenticator', body);
      const key = new Authenticator();

      expect(await add(key.attest('AAAA'))).toEqual(REFUSED);
      const used = await start(doctor);
      expect(await add(new Uint8Array([0xbf, 1, 2]))).toEqual(REFUSED);
      expect(await add(key.attest(used))).toEqual(REFUSED);
      const first = await start(doctor);
      await start(doctor);
      expect(await add(key.attest(first))).toEqual(REFUSED);
      expect(await add(key.attest(await start(operator)))).toEqual(REFUSED);
      expect(await add(key.attest(await start(doctor), 'x', { origin: 'https://evil.example' }))).toEqual(REFUSED);
      expect(await add(key.attest(await start(doctor), 'x', { rpId: 'evil.example' }))).toEqual(REFUSED);
      const old = await start(doctor);
      await server.store.db.update(keyChallenge).set({ expires: new Date(Date.now() - 1) });
      expect(await add(key.attest(old))).toEqual(REFUSED);
      expect((await sendBinary(doctor, 'createAuthenticator', new Uint8Array(20_000))).status).toBe(413);
      expect(await keys()).toEqual([]);
      expect(letters).toEqual([]);
    });
  });

  describe('at the sign-in', () => {
    const key = new Authenticator();
    beforeEach(async () => {
      key.counter = 0;
      await addKeyOf(await signIn(server, 'doctor'), key);
    });

    it('are required after the password to sign in [AUTH-06, AUTH-07, KEY-03]', async () => {
      const one = await halfWay();
      expect(one.cookies['sessionid']).toBeUndefined();
      expect(await letIn(one)).toBe(401);
      const token = one.cookies['csrftoken'];
      expect((await finish(one, key.assert(await asked(one)))).status).toBe(204);
      expect(await letIn(one)).toBe(200);
      expect(one.cookies['signinid']).toBeUndefined();
      expect(one.cookies['csrftoken']).not.toBe(token);
      expect((await keys())[0]).toMatchObject({ counter: 1, lastUsed: expect.any(Date) });
    });

    it('are not requested of users without one, nor if they are turned off [AUTH-06]', async () => {
      expect(await letIn(await signIn(server, 'operator'))).toBe(200);
      const { db } = server.store;
      await db.update(officeGroup).set({ preferences: { enable_webauthn: false } });
      expect(await letIn(await signIn(server, 'doctor'))).toBe(200);
    });

    it('end the session the browser had before, as soon as the password is right', async () => {
      const one = await signIn(server, 'operator');
      const { sessionid = '' } = one.cookies;
      await one.call('signIn', { body: { username: 'doctor', password: DEMO_PASSWORD } });
      one.cookies['sessionid'] = sessionid;
      expect(await letIn(one)).toBe(401);
    });

    it('do not sign in with an answer that is used, expired, foreign, altered or for another purpose [AUTH-07, KEY-03]', async () => {
      const one = await halfWay();
      const other = await halfWay();
      const before = await server.store.db.$count(session);
      const used = key.assert(await asked(one));
      expect(await finish(one, new Uint8Array([0xa0]))).toEqual(REFUSED);
      expect(await finish(one, used)).toEqual(REFUSED);

      await server.store.db.update(account).set({ failedLogins: 0 });
      expect(await finish(one, key.assert(await asked(other)))).toEqual(REFUSED);
      expect(await finish(one, key.assert(await asked(one), { origin: 'https://evil.example' }))).toEqual(REFUSED);
      expect(await finish(one, key.assert(await asked(one), { rpId: 'evil.example' }))).toEqual(REFUSED);

      await server.store.db.update(account).set({ failedLogins: 0 });
      const bent = key.sign(await asked(one));
      bent.signature[10]! ^= 1;
      expect(await finish(one, encode(bent))).toEqual(REFUSED);
      expect(await finish(one, new Authenticator().assert(await asked(one)))).toEqual(REFUSED);
      expect(await finish(one, new Authenticator().assert(await asked(one), { id: key.id }))).toEqual(REFUSED);

      await server.store.db.update(account).set({ failedLogins: 0 });
      const old = await asked(one);
      await server.store.db.update(keyChallenge).set({ expires: new Date(Date.now() - 1) });
      expect(await finish(one, key.assert(old))).toEqual(REFUSED);
      // what was asked of a session is not what a sign-in asks for
      const inside = await halfWay();
      expect((await finish(inside, key.assert(await asked(inside)))).status).toBe(204);
      expect(await finish(one, key.assert(await asked(inside)))).toEqual(REFUSED);

      expect(await letIn(one)).toBe(401);
      expect(await server.store.db.$count(session)).toBe(before + 1);
    });

    it('are refused once they count back, as a copy would [KEY-03]', async () => {
      const one = await halfWay();
      expect((await finish(one, key.assert(await asked(one), { counter: 9 }))).status).toBe(204);
      const two = await halfWay();
      expect(await finish(two, key.assert(await asked(two), { counter: 9 }))).toEqual(REFUSED);
      expect(await finish(two, key.assert(await asked(two), { counter: 3 }))).toEqual(REFUSED);
      expect(await keys()).toMatchObject([{ counter: 9 }]);
      expect((await finish(two, key.assert(await asked(two), { counter: 10 }))).status).toBe(204);
    });

    it('may be ones that do not count', async () => {
      for (let round = 0; round < 2; round += 1) {
        const one = await halfWay();
        expect((await finish(one, key.assert(await asked(one), { counter: 0 }))).status).toBe(204);
      }
    });

    it('lock the account after five failures, however often the password was right meanwhile [AUTH-11]', async () => {
      const wrong = new Uint8Array([0xa0]);
      const statuses: Answer[] = [];
      for (let failure = 0; failure < 5; failure += 1) statuses.push(await finish(await halfWay(), wrong));
      expect(statuses.slice(0, 4)).toEqual([REFUSED, REFUSED, REFUSED, REFUSED]);
      expect(statuses[4]).toMatchObject({ status: 403, body: { name: 'UserLockedOut' } });
      const one = browser(server);
      await one.call('bootstrap');
      const right = await one.call('signIn', { body: { username: 'doctor', password: DEMO_PASSWORD } });
      expect(right).toMatchObject({ status: 403, body: { name: 'UserLockedOut' } });
    });

    it('reset the failure count after a sign-in [AUTH-11]', async () => {
      for (let round = 0; round < 2; round += 1) {
        const one = await halfWay();
        for (let failure = 0; failure < 3; failure += 1) await finish(one, new Uint8Array([0xa0]));
        expect((await finish(one, key.assert(await asked(one)))).status).toBe(204);
      }
    });

    it('finish nothing that has waited too long, was finished, or was closed by a new password', async () => {
      const late = await halfWay();
      const answer = key.assert(await asked(late));
      await server.store.db.update(halfSignIn).set({ expires: new Date(Date.now() - 1) });
      expect(await finish(late, answer)).toEqual(REFUSED);

      const one = await halfWay();
      const { signinid = '' } = one.cookies;
      expect((await finish(one, key.assert(await asked(one)))).status).toBe(204);
      await one.call('signOut');
      one.cookies['signinid'] = signinid;
      expect((await one.call('requestKeyCheck')).status).toBe(403);

      const two = await halfWay();
      const me = await signIn(server, 'operator');
      const id = sql`(select id from account where username = 'operator')`;
      await server.store.db.update(halfSignIn).set({ accountId: id });
      await me.call('updateUser', {
        body: {
          password: 'another-good-one-99',
          confirm_password: 'another-good-one-99',
        },
      });
      expect((await two.call('requestKeyCheck')).status).toBe(403);
      const hash = sql`(select password_hash from account where username = 'oga')`;
      await server.store.db.update(account).set({ passwordHash: hash }).where(eq(account.username, 'operator'));
    });

    it('keep no secret in the database, nor one a script could read [AUTH-19]', async () => {
      const one = await halfWay();
      const rows = JSON.stringify(await server.store.db.select().from(halfSignIn));
      expect(one.cookies['signinid']).toMatch(/^[\w-]{43}$/);
      expect(rows).not.toContain(one.cookies['signinid']);
    });

    it('may be asked for at one server and checked at another', async () => {
      const one = await halfWay();
      const challenge = await asked(one);
      await server.restart();
      expect((await finish(one, key.assert(challenge))).status).toBe(204);
    });
  });
});
