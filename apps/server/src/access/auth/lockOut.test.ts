import { ERROR_NAME } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { account } from '../../platform/db/schema.ts';
import { DEMO_PASSWORD } from './passwords/demoPassword.ts';
import { browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { checkPassword, forgive, whoHas } from './signIn.ts';

const MINUTE_MS = 60_000;

describe.each(ENGINES)('the lock-out on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(engine, 'small');
  });
  afterAll(() => server.close());
  beforeEach(() => set({ failedLogins: 0, lockedUntil: null }));

  const set = (values: Partial<typeof account.$inferInsert>) =>
    server.store.db.update(account).set(values).where(eq(account.username, 'operator'));
  const operator = async () =>
    (await server.store.db.select().from(account).where(eq(account.username, 'operator')))[0];
  const lockedUntil = async () => (await operator())?.lockedUntil;
  const failedLogins = async () => (await operator())?.failedLogins;
  const check = async (password: string, now: Date) =>
    checkPassword(server.store.db, await whoHas(server.store.db, 'operator'), password, now);
  /** Returns the result of an attempt: `in`, or the status of the error. */
  const attempt = (password: string, now = new Date()) =>
    check(password, now)
      .then((right) => forgive(server.store.db, right, now))
      .then(
        () => 'in',
        (error: { status?: number }) => error.status,
      );
  const times = (count: number, password: string) =>
    Promise.all(Array.from({ length: count }, () => attempt(password)));

  it('looks at five of 200 passwords that are tried at once, and the right one is too late then [AUTH-11, SRV-03]', async () => {
    const visitor = browser(server);
    await visitor.call('bootstrap');
    /** Attempts from one address are limited, so an attacker uses many addresses. */
    const guess = (password: string, index: number) =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth-token/',
        remoteAddress: `10.1.0.${index}`,
        cookies: visitor.cookies,
        headers: { 'x-csrftoken': visitor.cookies['csrftoken'] },
        payload: { username: 'operator', password },
      });
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => guess('wrong', index)));
    // the fifth attempt is answered that the account is locked
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(4);
    const locked = answers.filter(({ statusCode }) => statusCode === 403);
    expect(new Set(locked.map((answer) => answer.json().name))).toEqual(new Set([ERROR_NAME.USER_LOCKED_OUT]));
    expect(locked).toHaveLength(196);
    expect(await failedLogins()).toBe(5);
    expect((await guess(DEMO_PASSWORD, 200)).statusCode).toBe(403);
    expect((await signIn(server, 'doctor')).cookies['sessionid']).toBeDefined();
  });

  it('is not undone by wrong passwords that come late, however many', async () => {
    await times(5, 'wrong');
    const until = await lockedUntil();
    for (let burst = 0; burst < 3; burst += 1) {
      expect(new Set(await times(5, 'wrong'))).toEqual(new Set([403]));
    }
    expect(await lockedUntil()).toEqual(until);
    expect(await attempt(DEMO_PASSWORD)).toBe(403);
  });

  it('is not undone by a right password whose check began before the lock-out', async () => {
    const first = attempt(DEMO_PASSWORD);
    // a wrong password that is counted before it would be another story
    const through = vi.waitUntil(async () => (await failedLogins()) === 1, { interval: 1 }).catch(() => undefined);
    await Promise.race([first, through]);
    const others = await times(8, 'wrong');
    expect(await first).toBe('in');
    expect(others).toContain(403);
    expect(await attempt(DEMO_PASSWORD)).toBe((await lockedUntil()) ? 403 : 'in');
  });

  it('accepts the right password at the fifth attempt, and resets the count', async () => {
    for (let round = 0; round < 2; round += 1) {
      expect(await times(4, 'wrong')).toEqual([400, 400, 400, 400]);
      expect(await attempt(DEMO_PASSWORD)).toBe('in');
    }
  });

  it('ends after fifteen minutes, and begins again after five more failures', async () => {
    const start = new Date();
    await times(5, 'wrong');
    const later = (minutes: number) => new Date(start.getTime() + minutes * MINUTE_MS);
    expect(await attempt('wrong', later(14))).toBe(403);
    expect(await attempt('wrong', later(16))).toBe(400);
    expect(await attempt(DEMO_PASSWORD, later(16))).toBe('in');
  });

  it('ends within fifteen minutes even if the clock had been days ahead', async () => {
    await set({ failedLogins: 5, lockedUntil: new Date(Date.now() + 48 * 60 * MINUTE_MS) });
    const now = new Date();
    await expect(check(DEMO_PASSWORD, now)).rejects.toThrow('15 minutes');
    await expect(check(DEMO_PASSWORD, new Date(now.getTime() + 5 * MINUTE_MS))).rejects.toThrow('10 minutes');
    expect(await attempt(DEMO_PASSWORD, new Date(now.getTime() + 15 * MINUTE_MS))).toBe('in');
  });
});
