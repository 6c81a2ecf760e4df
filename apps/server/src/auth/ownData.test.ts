import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from './demoPassword.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../fakes/server.ts';
import { isCommonPassword } from './commonPasswords.ts';

const NEW = 'quiet-lighthouse-73';
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
  ])('asks for the current password before another %s, which signs in', async (_, body) => {
    const who = await signIn(server, 'oga');
    const without = await change(who, body);
    expect([without.status, Object.keys(without.body.fields)]).toEqual([400, ['current_password']]);
    const wrong = await change(who, { ...body, current_password: 'wrong' });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['current_password']]);
    expect((await who.call('bootstrap')).body.user).toMatchObject({ username: 'oga', email: 'oga@isopter.example' });
    await signIn(server, 'oga');
  });

  it('does not ask for it where what signs in stays the same [INFO-04]', async () => {
    const who = await signIn(server, 'doctor');
    const form = { username: 'Doctor', email: 'doctor@isopter.example', phone_number: null, last_name: 'Ruiz Vega' };
    expect((await change(who, { ...form, username: 'doctor', password: '' })).status).toBe(204);
    expect((await who.call('bootstrap')).body.user.last_name).toBe('Ruiz Vega');
    expect((await change(who, form)).status).toBe(400);
  });

  it('tells whether a name is taken only to who knows the password', async () => {
    const who = await signIn(server, 'ca');
    const { body } = await change(who, { username: 'harbour', current_password: 'wrong' });
    expect(body.fields).not.toHaveProperty('username');
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
      current_password: DEMO_PASSWORD,
    });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['password']]);
  });

  it('stops who tries on and on, the right password too [SRV-03]', async () => {
    const who = await signIn(server, 'support');
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      statuses.push((await change(who, { email: 'x@isopter.example', current_password: `wrong ${guess}` })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    const right = await change(who, { email: 'x@isopter.example', current_password: DEMO_PASSWORD });
    expect(right.status).toBe(429);
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
