import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../edge/app.ts';
import { DEMO_PASSWORD } from '../passwords/demoPassword.ts';
import { endOtherSessions } from '../session.ts';
import { account, halfSignIn, officeGroup, recoveryCode, securityKey, totp } from '../../../platform/db/schema.ts';
import { type Duo, duoClient } from '../../duo/client.ts';
import { addKeyOf, Authenticator, sendBinary } from '../../../../test/support/authenticator.ts';
import { addAppOf } from '../../../../test/support/authenticatorApp.ts';
import { type RunningDuo, startDuo } from '../../../../test/support/duo.ts';
import {
  type Browser,
  browser,
  ENGINES,
  signIn,
  startServer,
  type TestServer,
} from '../../../../test/support/server.ts';

const REFUSED = { status: 403, body: { name: 'SecondFactorRefused', detail: 'Duo authentication failed.' } };

const verify = (by: Browser, body: object) => by.call('verifyDuo', { body });

const letIn = async (by: Browser) => (await by.call('bootstrap')).status === 200;

describe.each(ENGINES)('Duo on %s', (engine) => {
  let server: TestServer;
  let duo: RunningDuo;
  beforeAll(async () => {
    duo = await startDuo();
    server = await startServer(engine, 'small', undefined, { duo: duo.client });
  });
  afterAll(async () => {
    await server.close();
    await duo.app.close();
  });
  beforeEach(async () => {
    const { db } = server.store;
    await db.delete(securityKey);
    await db.delete(halfSignIn);
    await db.update(officeGroup).set({ preferences: {} });
    await db.update(account).set({ preferences: {}, failedLogins: 0, lockedUntil: null });
    await db
      .update(account)
      .set({ preferences: { enable2fa: true } })
      .where(eq(account.username, 'doctor'));
  });

  const enter = async (username = 'doctor') => {
    const one = browser(server);
    await one.call('bootstrap');
    return { one, ...(await one.call('signIn', { body: { username, password: DEMO_PASSWORD } })) };
  };
  /** Returns the parameters of Duo's redirect. */
  const answered = async (prompt: string, result: 'allow' | 'deny' = 'allow') => {
    const { searchParams } = await duo.answer(prompt, result);
    return { duo_state: searchParams.get('state') ?? '', duo_code: searchParams.get('duo_code') ?? '' };
  };

  it('follows the password, and signs in users who approve [AUTH-06, AUTH-12]', async () => {
    const { one, status, body } = await enter();
    expect({ status, method: body.method }).toEqual({ status: 200, method: 'duo' });
    expect(body.auth_url).toContain(`${duo.settings.base}/oauth/v1/authorize?`);
    expect(await letIn(one)).toBe(false);
    expect(await verify(one, await answered(body.auth_url))).toEqual({ status: 200, body: { success: true } });
    expect(await letIn(one)).toBe(true);
  });

  it('rejects users whose password was changed during the prompt [OUR-839]', async () => {
    const { db } = server.store;
    const [owner] = await db.select().from(account).where(eq(account.username, 'doctor'));
    const { one, body } = await enter();
    const answer = await answered(body.auth_url);
    await server.app.close();
    const approved: Duo['approved'] = async (...asked) => {
      await db.update(account).set({ passwordHash: 'another' }).where(eq(account.id, owner!.id));
      await endOtherSessions(db, owner!.id, '');
      return duo.client.approved(...asked);
    };
    server.app = await buildApp({ db, bus: server.bus, duo: { ...duo.client, approved } });
    expect(await verify(one, answer)).toMatchObject({ status: 400, body: { name: 'InvalidLogin' } });
    expect(await letIn(one)).toBe(false);
    await db.update(account).set({ passwordHash: owner!.passwordHash }).where(eq(account.id, owner!.id));
    await server.app.close();
    server.app = await buildApp({ db, bus: server.bus, duo: duo.client });
  });

  it('is required of all users if the office group requires it [AUTH-06]', async () => {
    await server.store.db.update(officeGroup).set({ preferences: { force_2fa: true } });
    expect((await enter('operator')).body.method).toBe('duo');
  });

  it('asks for a security key next if the user has one [AUTH-12]', async () => {
    const key = new Authenticator();
    await addKeyOf(await signIn(server, 'operator'), key);
    await server.store.db.update(officeGroup).set({ preferences: { force_2fa: true, enable_webauthn: true } });
    const { one, body } = await enter('operator');
    expect((await one.call('requestKeyCheck')).status).toBe(403);
    expect(await verify(one, await answered(body.auth_url))).toEqual({ status: 200, body: { method: 'webauthn' } });
    expect(await letIn(one)).toBe(false);
    const { challenge } = (await one.call('requestKeyCheck')).body;
    expect((await sendBinary(one, 'verifySecurityKey', key.assert(challenge))).status).toBe(204);
    expect(await letIn(one)).toBe(true);
  });

  it('rejects refusals, answers for another sign-in, and repeated answers [AUTH-13]', async () => {
    const refused = await enter();
    expect(await verify(refused.one, await answered(refused.body.auth_url, 'deny'))).toEqual(REFUSED);

    const mine = await enter();
    const other = await enter();
    expect(await verify(mine.one, await answered(other.body.auth_url))).toEqual(REFUSED);
    // what was tried once is over
    expect(await verify(mine.one, await answered(mine.body.auth_url))).toEqual(REFUSED);

    await server.store.db.update(account).set({ failedLogins: 0 });
    const twice = await enter();
    const answer = await answered(twice.body.auth_url);
    expect((await verify(twice.one, answer)).status).toBe(200);
    await twice.one.call('signOut');
    expect(await verify(twice.one, answer)).toEqual(REFUSED);

    const stranger = browser(server);
    await stranger.call('bootstrap');
    expect(await verify(stranger, await answered((await enter()).body.auth_url))).toEqual(REFUSED);
    for (const { one } of [refused, mine, twice]) expect(await letIn(one)).toBe(false);
  });

  it('locks the account after five refusals [AUTH-11]', async () => {
    const statuses = [];
    for (let refusal = 0; refusal < 5; refusal += 1) {
      const { one, body } = await enter();
      statuses.push(await verify(one, await answered(body.auth_url, 'deny')));
    }
    expect(statuses.slice(0, 4)).toEqual([REFUSED, REFUSED, REFUSED, REFUSED]);
    expect(statuses[4]).toMatchObject({ status: 403, body: { name: 'UserLockedOut' } });
    expect(await enter()).toMatchObject({ status: 403, body: { name: 'UserLockedOut' } });
  });

  it('is named in the error if it is not set up or does not answer, and locks nobody out [AUTH-13]', async () => {
    const unavailable = {
      status: 403,
      body: { name: 'SecondFactorUnavailable', detail: '2FA Unavailable. Contact you administrator.' },
    };
    const gone = duoClient({ ...duo.settings, base: 'http://127.0.0.1:9' });
    for (const options of [{}, { duo: gone }]) {
      await using other = await startServer(engine, 'small', undefined, options);
      await other.store.db.update(account).set({ preferences: { enable2fa: true } });
      const one = browser(other);
      await one.call('bootstrap');
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const answer = await one.call('signIn', { body: { username: 'doctor', password: DEMO_PASSWORD } });
        expect(answer).toEqual(unavailable);
      }
    }
  });

  it('leaves a line in the log when Duo does not answer, without names', async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    await using other = await startServer(engine, 'small');
    await other.app.close();
    const gone = duoClient({ ...duo.settings, base: 'http://127.0.0.1:9' });
    other.app = await buildApp({ db: other.store.db, bus: other.bus, duo: gone, logLevel: 'warn', logStream });
    await other.store.db.update(account).set({ preferences: { enable2fa: true } });
    const one = browser(other);
    await one.call('bootstrap');
    await one.call('signIn', { body: { username: 'doctor', password: DEMO_PASSWORD } });
    expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ msg: 'Duo did not answer' })]);
    expect(lines.join('')).not.toContain('doctor');
  });

  it('is replaced by a recovery code, also while it does not answer [OUR-491]', async () => {
    const { db } = server.store;
    await db.update(account).set({ preferences: {} }).where(eq(account.username, 'doctor'));
    const { codes } = await addAppOf(await signIn(server, 'doctor'));
    await db
      .update(account)
      .set({ preferences: { enable2fa: true } })
      .where(eq(account.username, 'doctor'));
    const { one, body } = await enter();
    expect(body).toEqual({ method: 'duo', auth_url: expect.any(String), instead: ['recovery'] });
    // Duo comes first: the code of the app is not accepted yet
    expect((await one.call('verifyTotp', { body: { code: '123456' } })).status).toBe(403);
    expect((await one.call('verifyRecoveryCode', { body: { code: codes[0] } })).body).toEqual({ left: 9 });
    expect(await letIn(one)).toBe(true);

    const gone = duoClient({ ...duo.settings, base: 'http://127.0.0.1:9' });
    await using other = await startServer(engine, 'small', undefined, { duo: gone });
    const { codes: there } = await addAppOf(await signIn(other, 'doctor'));
    await other.store.db.update(account).set({ preferences: { enable2fa: true } });
    const lost = browser(other);
    await lost.call('bootstrap');
    const answer = await lost.call('signIn', { body: { username: 'doctor', password: DEMO_PASSWORD } });
    expect(answer.body).toEqual({ method: 'duo', instead: ['recovery'] });
    expect((await lost.call('verifyRecoveryCode', { body: { code: there[0] } })).status).toBe(200);
    await db.delete(totp);
    await db.delete(recoveryCode);
  });

  it('is followed by the code of the authenticator app for users who have an app and no security key [OUR-490]', async () => {
    const { db } = server.store;
    await db.update(account).set({ preferences: {} }).where(eq(account.username, 'doctor'));
    const { app } = await addAppOf(await signIn(server, 'doctor'));
    await db.delete(recoveryCode);
    await db
      .update(account)
      .set({ preferences: { enable2fa: true } })
      .where(eq(account.username, 'doctor'));
    const { one, body } = await enter();
    expect(await verify(one, await answered(body.auth_url))).toEqual({ status: 200, body: { method: 'totp' } });
    expect(await letIn(one)).toBe(false);
    expect((await one.call('verifyTotp', { body: { code: app.code() } })).status).toBe(200);
    await db.delete(totp);
  });

  it('can be turned on only if the server has it [OUR-493]', async () => {
    const turnOn = { body: { enable2fa: true } };
    expect((await (await signIn(server, 'operator')).call('updatePreferences', turnOn)).status).toBe(204);
    await using other = await startServer(engine, 'small');
    expect(await (await signIn(other, 'operator')).call('updatePreferences', turnOn)).toMatchObject({
      status: 400,
      body: { fields: { enable2fa: ['Duo is not set up on this server.'] } },
    });
  });

  it('stores that the signed-in user accepted the agreement [AUTH-14, AUTH-21]', async () => {
    await server.store.db.update(account).set({ showBaaAgreement: true });
    const operator = await signIn(server, 'operator');
    expect((await operator.call('bootstrap')).body.user.show_baa_agreement).toBe(true);
    expect((await operator.call('signBaaAgreement')).status).toBe(204);
    expect((await operator.call('bootstrap')).body.user.show_baa_agreement).toBe(false);
    expect((await (await signIn(server, 'oga')).call('bootstrap')).body.user.show_baa_agreement).toBe(true);
  });
});
