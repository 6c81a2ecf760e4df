import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from './demoPassword.ts';
import { account, totp } from '../../../platform/db/schema.ts';
import { addAppOf, makeFactorsOld } from '../../../../test/support/authenticatorApp.ts';
import {
  type Browser,
  ENGINES,
  signIn,
  signInOnly,
  startServer,
  type TestServer,
} from '../../../../test/support/server.ts';
import { isCommonPassword } from './commonPasswords.ts';

const NEW = 'quiet-lighthouse-73';
const asked = (step_up: string) => ({ status: 403, body: { name: 'StepUpRequired', step_up } });
const prove = (who: Browser, password: string) =>
  who.call('checkPassword', { body: { action: 'updateUser', password } });
const change = (who: Browser, body: object) => who.call('updateUser', { body });

describe.each(ENGINES)('changing the own data on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(engine, 'small');
  });
  afterAll(() => server.close());

  it.each([
    ['password', { password: NEW, confirm_password: NEW }],
    ['e-mail', { email: 'new@isopter.example' }],
    ['user name', { username: 'new' }],
    ['phone number', { phone_number: '+15075550123' }],
  ])('requires step-up authentication before another %s, which signs in [OUR-578]', async (_, body) => {
    const who = await signInOnly(server, 'oga');
    expect(await change(who, body)).toMatchObject(asked('password'));
    const { db } = server.store;
    await addAppOf(await signIn(server, 'oga'));
    await makeFactorsOld(db);
    expect(await change(who, body)).toMatchObject(asked('totp'));
    expect(await prove(who, DEMO_PASSWORD)).toMatchObject(asked('totp'));
    expect((await who.call('bootstrap')).body.user).toMatchObject({ username: 'oga', email: 'oga@isopter.example' });
    await db.delete(totp);
    await signIn(server, 'oga');
  });

  it('counts wrong passwords before it as the sign-in does [OUR-578] [AUTH-11]', async () => {
    const who = await signInOnly(server, 'support');
    for (let guess = 0; guess < 4; guess += 1) expect((await prove(who, `wrong ${guess}`)).status).toBe(400);
    expect((await prove(who, 'wrong')).body.name).toBe('UserLockedOut');
    expect((await prove(who, DEMO_PASSWORD)).body.name).toBe('UserLockedOut');
    expect(await change(who, { email: 'x@isopter.example' })).toMatchObject(asked('password'));
    await server.store.db.update(account).set({ failedLogins: 0, lockedUntil: null });
  });

  it('does not require it if no sign-in name changes [INFO-04]', async () => {
    const who = await signInOnly(server, 'doctor');
    const form = { username: 'Doctor', email: 'doctor@isopter.example', phone_number: null, last_name: 'Ruiz Vega' };
    expect((await change(who, { ...form, username: 'doctor', password: '' })).status).toBe(204);
    expect((await who.call('bootstrap')).body.user.last_name).toBe('Ruiz Vega');
    expect(await change(who, form)).toMatchObject(asked('password'));
  });

  it('reveals that a name is taken only after step-up authentication', async () => {
    const who = await signInOnly(server, 'ca');
    expect(await change(who, { username: 'harbour' })).toMatchObject(asked('password'));
    await prove(who, DEMO_PASSWORD);
    expect((await change(who, { username: 'harbour' })).body.fields).toHaveProperty('username');
  });

  it.each([
    ['the one it was', DEMO_PASSWORD],
    ['a published one', 'Northside-Eye-24-2'],
    ['a common one', 'P@ssword-Welcome-123'],
  ])('refuses as a new password %s', async (_, password) => {
    const who = await signIn(server, 'oa');
    const { status, body } = await change(who, {
      password,
      confirm_password: password,
    });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['password']]);
  });

  it('limits attempts to find taken names [SRV-03]', { tags: '@all' }, async () => {
    const who = await signInOnly(server, 'operator');
    const statuses: number[] = [];
    for (let guess = 0; guess < 22; guess += 1) {
      await prove(who, DEMO_PASSWORD);
      statuses.push((await change(who, { username: 'oga' })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429, 429]);
    const other = await signIn(server, 'tu');
    expect((await change(other, { last_name: 'Urban' })).status).toBe(204);
  });
});

describe('a common password', () => {
  it.each(['password-password-12', 'Qwertyuiop-1234!', 'P@$$w0rd-P@$$w0rd-1', 'iloveyou--letmein99', 'abcdefghij-12!'])(
    'is %s',
    (password) => expect(isCommonPassword(password)).toBe(true),
  );
  it.each(['northside-eye-24-2', ' NORTHSIDE-eye-24-2'])('is the published %s', (password) =>
    expect(isCommonPassword(password)).toBe(true),
  );
  it.each(['quiet-lighthouse-73', 'k3fj7-qpwm2-xtzb4', 'mot-de-passe-très-long-42', 'Исопт-клиника-севера-7-1'])(
    'is not %s',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});
