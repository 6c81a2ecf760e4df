import { randomUUID } from 'node:crypto';
import { HEADER } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../auth/passwords/demoPassword.ts';
import { account, keyProof, office, officeGroup, securityKey, session } from '../../platform/db/schema.ts';
import { addKeyOf, Authenticator, makeKeysOld, proveByKey } from '../../../test/support/authenticator.ts';
import { type RunningDuo, startDuo } from '../../../test/support/duo.ts';
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
import type { Letter } from '../../platform/outbox/outbox.ts';
import { SAMPLE_PIN } from '../preferences/demoPin.ts';

const asked = (step_up: string) => ({ status: 403, body: { name: 'StepUpRequired', step_up } });
const BY_PASSWORD = asked('password');

const change = (by: Browser, body: object) => by.call('updatePreferences', { body });
const prove = (by: Browser, action: string, password = DEMO_PASSWORD) =>
  by.call('checkPassword', { body: { action, password } });
const told = (letters: Letter[]) => letters.map(({ to, subject }) => `${to}: ${subject}`).toSorted();

describe.each(ENGINES)('step-up authentication on %s', (engine) => {
  let server: TestServer;
  let duo: RunningDuo;
  const { letters, outbox } = keepLetters();
  beforeAll(async () => {
    duo = await startDuo();
    server = await startServer(engine, 'small', undefined, { outbox, duo: duo.client });
  });
  afterAll(async () => {
    await server.close();
    await duo.app.close();
  });
  beforeEach(async () => {
    const { db } = server.store;
    await db.delete(securityKey);
    await db.delete(session);
    await db.update(account).set({ failedLogins: 0, lockedUntil: null, webauthnRequired: false });
    await db.update(officeGroup).set({ preferences: {} });
    letters.length = 0;
  });

  const find = async (username: string) => {
    const [row] = await server.store.db.select().from(account).where(eq(account.username, username));
    return row!;
  };
  /** The clinic of an account turns switches on. */
  const turnOn = async (username: string, preferences: object) => {
    const { officeGroupId } = await find(username);
    await server.store.db.update(officeGroup).set({ preferences }).where(eq(officeGroup.id, officeGroupId));
  };
  /** A user with a security key, and a thief with a copy of their session. */
  const stolen = async (username: string) => {
    const owner = await signIn(server, username);
    const key = new Authenticator();
    const { body } = await addKeyOf(owner, key);
    await makeKeysOld(server.store.db);
    const thief = await signInOnly(server, 'doctor');
    Object.assign(thief.cookies, owner.cookies);
    letters.length = 0;
    return { owner, thief, key, id: body.id as string };
  };

  describe('keeps a thief of a session', () => {
    it('from adding a key (a) [OUR-480]', async () => {
      const { thief } = await stolen('oga');
      expect(await thief.call('startKeyRegistration')).toMatchObject(asked('key'));
      expect((await addKeyOf(thief, new Authenticator())).status).toBe(403);
      expect(await server.store.db.$count(securityKey)).toBe(1);
    });

    it('from opening sensitive calls with the thief’s key (b) [OUR-480]', async () => {
      const { thief, key } = await stolen('oga');
      const colleague = { params: { id: (await find('operator')).id } };
      expect(await thief.call('resetEmployeePassword', colleague)).toMatchObject(asked('key'));
      // even a key that got in somehow proves nothing in the session it was added in
      const fresh = new Authenticator();
      await proveByKey(thief, key, 'startKeyRegistration');
      expect((await addKeyOf(thief, fresh)).status).toBe(200);
      expect((await proveByKey(thief, fresh, 'resetEmployeePassword')).status).toBe(403);
      expect((await prove(thief, 'resetEmployeePassword')).body).toMatchObject({ step_up: 'key' });
      expect(await thief.call('resetEmployeePassword', colleague)).toMatchObject(asked('key'));
    });

    it('from removing or renaming a key, and so from a sign-in without it (c, d) [OUR-480]', async () => {
      await turnOn('oga', { enable_webauthn: true });
      const { thief, id } = await stolen('oga');
      const params = { id };
      expect(await thief.call('deleteAuthenticator', { params })).toMatchObject(asked('key'));
      expect(await thief.call('updateAuthenticator', { params, body: { label: 'Mine' } })).toMatchObject(asked('key'));
      const next = await signInOnly(server, 'operator');
      const body = { username: 'oga', password: DEMO_PASSWORD };
      expect((await next.call('signIn', { body })).body).toEqual({ method: 'webauthn' });
    });

    it('from switching keys, two steps or the inactivity limit off for a clinic (e, f) [OUR-480] [OUR-481]', async () => {
      // two steps are asked for at a sign-in: this session was there before
      await turnOn('oga', { enable_webauthn: true, user_inactivity_limit_seconds: 900 });
      const { thief } = await stolen('oga');
      await turnOn('oga', { enable_webauthn: true, force_2fa: true, user_inactivity_limit_seconds: 900 });
      for (const body of [
        { enable_webauthn: false },
        { force_2fa: false },
        { user_inactivity_limit_seconds: 0 },
        { user_inactivity_limit_seconds: 3600 },
        { date_format: 'MM/DD/YYYY', force_2fa: false },
      ]) {
        expect(await change(thief, body)).toMatchObject(asked('key'));
      }
      expect((await change(thief, { app_language: 'en-us' })).status).toBe(204);
      expect((await thief.call('getPreferences')).body).toMatchObject({ enable_webauthn: true, force_2fa: true });
    });

    it('from switching off the second step of an account (g) [OUR-480] [OUR-481]', async () => {
      const thief = await signInOnly(server, 'operator');
      const { id } = await find('operator');
      const preferences = { enable2fa: true };
      await server.store.db.update(account).set({ preferences }).where(eq(account.id, id));
      expect(await change(thief, { enable2fa: false })).toMatchObject(BY_PASSWORD);
      expect((await find('operator')).preferences).toEqual(preferences);
      await server.store.db.update(account).set({ preferences: {} }).where(eq(account.id, id));
    });

    it('from signing the owner out elsewhere (h) [OUR-480]', async () => {
      const thief = await signInOnly(server, 'operator');
      const owner = await signInOnly(server, 'operator');
      const [other] = (await thief.call('listSignIns')).body.filter((one: { is_current: boolean }) => !one.is_current);
      expect(await thief.call('endSignIn', { params: { id: other.id } })).toMatchObject(BY_PASSWORD);
      expect(await thief.call('endOtherSignIns')).toMatchObject(BY_PASSWORD);
      expect((await owner.call('bootstrap')).status).toBe(200);
      // their own session is no protection of anybody
      const [own] = (await thief.call('listSignIns')).body.filter((one: { is_current: boolean }) => one.is_current);
      expect((await thief.call('endSignIn', { params: { id: own.id } })).status).toBe(204);
    });

    it('from making anybody an admin in any way [OUR-480]', async () => {
      const thief = await signInOnly(server, 'oga');
      const { db } = server.store;
      const { id, officeGroupId } = await find('operator');
      const [place] = await db.select().from(office).where(eq(office.officeGroupId, officeGroupId));
      const offices = [place!.id];
      const body = {
        first_name: 'Nina',
        last_name: 'Okoye',
        username: randomUUID(),
        email: `${randomUUID()}@isopter.example`,
        offices,
        groups: ['OFFICE_ADMIN'],
      };
      const before = await db.$count(account);
      expect(await thief.call('createEmployee', { body })).toMatchObject(BY_PASSWORD);
      const assign = { params: { id: place!.id }, body: { employee: id } };
      expect(await thief.call('assignOfficeAdmin', assign)).toMatchObject(BY_PASSWORD);
      const role = { params: { id }, body: { groups: ['OFFICE_ADMIN'], offices } };
      expect(await thief.call('updateEmployee', role)).toMatchObject(BY_PASSWORD);
      const several = { body: { ids: [id], action: 'suspend' } };
      expect(await thief.call('changeEmployees', several)).toMatchObject(BY_PASSWORD);
      expect(await db.$count(account)).toBe(before);
      expect((await find('operator')).groups).toEqual(['OPERATOR']);
      // a user without such rights can be added as before
      expect((await thief.call('createEmployee', { body: { ...body, groups: ['OPERATOR'] } })).status).toBe(200);
      const support = await signInOnly(server, 'support');
      expect(await support.call('assignUserToOga', { params: { id } })).toMatchObject(BY_PASSWORD);
      const user = { first_name: 'A', last_name: 'B', username: 'new-one', email: 'new-one@isopter.example' };
      expect(await support.call('createOfficeGroup', { body: { name: 'New', user } })).toMatchObject(BY_PASSWORD);
    });

    it('from leaving or entering the demo mode [OUR-481]', async () => {
      const thief = await signInOnly(server, 'demo');
      expect(await change(thief, { enable_demo_mode: false })).toMatchObject({
        status: 403,
        body: { name: 'DemoMode' },
      });
      await thief.call('checkDemoPin', { body: { pin: SAMPLE_PIN } });
      expect(await change(thief, { enable_demo_mode: false })).toMatchObject(BY_PASSWORD);
      expect((await find('demo')).preferences).toMatchObject({ enable_demo_mode: true });
    });
  });

  describe('by the password', () => {
    it('opens one call of one name, once, for two minutes [OUR-480]', async () => {
      const one = await signInOnly(server, 'operator');
      await signInOnly(server, 'operator');
      expect((await prove(one, 'deleteAuthenticator')).status).toBe(204);
      expect(await one.call('endOtherSignIns')).toMatchObject(BY_PASSWORD);
      expect((await prove(one, 'endOtherSignIns')).status).toBe(204);
      await server.store.db.update(keyProof).set({ expires: new Date(Date.now() - 1) });
      expect(await one.call('endOtherSignIns')).toMatchObject(BY_PASSWORD);
      await prove(one, 'endOtherSignIns');
      const other = await signInOnly(server, 'operator');
      expect(await other.call('endOtherSignIns')).toMatchObject(BY_PASSWORD);
      expect((await one.call('endOtherSignIns')).status).toBe(204);
      expect(await one.call('endOtherSignIns')).toMatchObject(BY_PASSWORD);
      expect(await server.store.db.$count(keyProof, eq(keyProof.action, 'endOtherSignIns'))).toBe(0);
    });

    it('works only for the page that sent the password, and needs its secret [OUR-599]', async () => {
      const one = await signInOnly(server, 'operator');
      await signInOnly(server, 'operator');
      await prove(one, 'endOtherSignIns');
      for (const secret of ['b'.repeat(64), '', 'short']) {
        const headers = { [HEADER.page]: secret };
        expect(await one.call('endOtherSignIns', { headers })).toMatchObject(BY_PASSWORD);
      }
      expect((await one.call('endOtherSignIns')).status).toBe(204);
      const body = { action: 'endOtherSignIns', password: DEMO_PASSWORD };
      expect(await one.call('checkPassword', { body, headers: { [HEADER.page]: 'short' } })).toMatchObject({
        status: 400,
        body: { detail: 'The header X-Page-Secret must have 32 random bytes in hexadecimal.' },
      });
    });

    it('is refused at its field when it is wrong, and locks the account after five [OUR-480] [AUTH-11]', async () => {
      const one = await signInOnly(server, 'operator');
      for (let failure = 0; failure < 4; failure += 1) {
        const wrong = await prove(one, 'endOtherSignIns', 'wrong');
        expect(wrong).toMatchObject({
          status: 400,
          body: { fields: { password: ['This is not your current password.'] } },
        });
      }
      // a right password in between does not clear the wrong ones
      expect((await prove(one, 'endOtherSignIns')).status).toBe(204);
      expect((await prove(one, 'endOtherSignIns', 'wrong')).body.name).toBe('UserLockedOut');
      expect((await prove(one, 'deleteAuthenticator')).body.name).toBe('UserLockedOut');
      expect(await server.store.db.$count(keyProof, eq(keyProof.action, 'deleteAuthenticator'))).toBe(0);
    });

    it('adds the first key with its name, which cannot be added another way [OUR-480]', async () => {
      const one = await signIn(server, 'operator');
      const { status, body } = await addKeyOf(one, new Authenticator());
      expect(status).toBe(200);
      const rename = await one.call('updateAuthenticator', { params: { id: body.id }, body: { label: 'Desk' } });
      expect(rename.status).toBe(204);
      await makeKeysOld(server.store.db);
      expect(await prove(one, 'deleteAuthenticator')).toMatchObject(asked('key'));
    });
  });

  it('is requested only for valid changes, and again after a proof was used [OUR-480]', async () => {
    const oga = await signInOnly(server, 'oga');
    const wrong = await change(oga, { force_2fa: true, fixed_exam_date: '2020-01-01' });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['fixed_exam_date']]);
    expect(await change(oga, { force_2fa: true })).toMatchObject(BY_PASSWORD);
    await prove(oga, 'updatePreferences');
    expect((await change(oga, { force_2fa: true, fixed_exam_date: '2020-01-01' })).status).toBe(400);
    expect((await change(oga, { force_2fa: true })).status).toBe(204);
    expect(await change(oga, { force_2fa: false })).toMatchObject(BY_PASSWORD);
  });

  describe('is followed by a letter', () => {
    it('to every admin of the clinic about its switches, in words [OUR-483]', async () => {
      await server.store.db
        .update(account)
        .set({ groups: ['OPERATOR', 'OFFICE_GROUP_ADMIN'] })
        .where(eq(account.username, 'operator'));
      const oga = await signIn(server, 'oga');
      await change(oga, { force_2fa: true, user_inactivity_limit_seconds: 7200 });
      const subject = 'Security settings of Northside Eye Clinic were changed';
      await eventually(() =>
        expect(told(letters)).toEqual([`oga@isopter.example: ${subject}`, `operator@isopter.example: ${subject}`]),
      );
      expect(letters[0]?.text).toContain('Olga Grantham changed these settings of Northside Eye Clinic');
      expect(letters[0]?.text).toContain('Two-step sign-in for everybody: on\nSign out when inactive for: 120 minutes');
      await server.store.db
        .update(account)
        .set({ groups: ['OPERATOR'] })
        .where(eq(account.username, 'operator'));
    });

    it('to the person about their own sign-in [OUR-483]', async () => {
      const operator = await signIn(server, 'operator');
      await change(operator, { enable2fa: true });
      await eventually(() =>
        expect(told(letters)).toEqual(['operator@isopter.example: Security settings of your account were changed']),
      );
      expect(letters[0]?.text).toContain('Two-step sign-in: on');
      await server.store.db.update(account).set({ preferences: {} }).where(eq(account.username, 'operator'));
      letters.length = 0;
      const { body } = await addKeyOf(operator, new Authenticator(), 'Desk');
      await operator.call('updateAuthenticator', { params: { id: body.id }, body: { label: 'Safe' } });
      await eventually(() =>
        expect(told(letters)).toContain('operator@isopter.example: A security key of your account was renamed'),
      );
      expect(letters.find(({ subject }) => subject.includes('renamed'))?.text).toContain(
        '“Desk” of your account is now called “Safe”',
      );
    });

    it('to a new admin and all others, but not for other changes [OUR-483]', async () => {
      const oga = await signIn(server, 'oga');
      const { id, officeGroupId } = await find('doctor');
      const [place] = await server.store.db.select().from(office).where(eq(office.officeGroupId, officeGroupId));
      await change(oga, { date_format: 'DD/MM/YYYY' });
      await oga.call('assignOfficeAdmin', { params: { id: place!.id }, body: { employee: id } });
      const subject = 'Marta Ruiz now has admin rights at Northside Eye Clinic';
      await eventually(() =>
        expect(told(letters)).toEqual([`doctor@isopter.example: ${subject}`, `oga@isopter.example: ${subject}`]),
      );
      expect(letters[0]?.text).toContain('Olga Grantham gave Marta Ruiz admin rights');
      await server.store.db
        .update(account)
        .set({ groups: ['DOCTOR'] })
        .where(eq(account.id, id));
    });
  });

  it('does not require Duo if the server has none, which would lock users out [OUR-484]', async () => {
    await using bare = await startServer(engine, 'small');
    const oga = await signIn(bare, 'oga');
    const refused = await change(oga, { enable2fa: true });
    expect(refused.body.fields).toEqual({ enable2fa: ['Duo is not set up on this server.'] });
    // what is on can be turned off
    await bare.store.db.update(account).set({ preferences: { enable2fa: true } });
    expect((await change(oga, { enable2fa: false })).status).toBe(204);
    // the clinic's two steps are done with an authenticator app
    expect((await change(oga, { force_2fa: true })).status).toBe(204);
    const next = browser(bare);
    await next.call('bootstrap');
    const { body } = await next.call('signIn', { body: { username: 'operator', password: DEMO_PASSWORD } });
    expect(body).toEqual({ method: 'setup' });
  });
});
