import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../passwords/demoPassword.ts';
import { account, halfSignIn, officeGroup, recoveryCode, totp, totpSetup } from '../../../platform/db/schema.ts';
import { AuthenticatorApp } from '../../../../test/support/authenticatorApp.ts';
import { browser, ENGINES, startServer, type TestServer } from '../../../../test/support/server.ts';

const LOCKED = { status: 403, body: { name: 'UserLockedOut' } };

describe.each(ENGINES)('the setup of an app at the sign-in, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(engine, 'small');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.restart();
    const { db } = server.store;
    for (const table of [totp, totpSetup, recoveryCode, halfSignIn]) await db.delete(table);
    await db.update(officeGroup).set({ preferences: { force_2fa: true } });
    await db.update(account).set({ failedLogins: 0, lockedUntil: null });
  });

  const enter = async (password = DEMO_PASSWORD) => {
    const one = browser(server);
    await one.call('bootstrap');
    const answer = await one.call('signIn', { body: { username: 'doctor', password } });
    return { one, answer };
  };
  const failTimes = async (times: number) => {
    for (let failure = 0; failure < times; failure += 1) await enter('wrong');
  };
  const setUp = async () => {
    const { one } = await enter();
    const app = new AuthenticatorApp((await one.call('startTotpAtSignIn')).body.secret);
    return { one, confirm: () => one.call('confirmTotpAtSignIn', { body: { code: app.code() } }) };
  };
  const failures = async () =>
    (await server.store.db.select().from(account).where(eq(account.username, 'doctor')))[0]!.failedLogins;
  const passMinutes = (minutes: number) =>
    server.store.db.update(halfSignIn).set({ expires: sql`${halfSignIn.expires} - ${minutes} * interval '1 minute'` });

  it('is refused while the account is locked [OUR-584] [AUTH-11]', async () => {
    const { one, confirm } = await setUp();
    await failTimes(5);
    expect((await enter()).answer).toMatchObject(LOCKED);
    expect(await confirm()).toMatchObject(LOCKED);
    expect((await one.call('bootstrap')).status).toBe(401);
    expect(await server.store.db.$count(totp)).toBe(0);
  });

  it('clears earlier failures, like every other sign-in [OUR-584] [AUTH-11]', async () => {
    await failTimes(4);
    const { confirm } = await setUp();
    expect(await failures()).toBe(4);
    expect((await confirm()).status).toBe(200);
    expect(await failures()).toBe(0);
  });

  it('can take 25 minutes, and no longer [OUR-584]', async () => {
    const { confirm } = await setUp();
    await passMinutes(24.9);
    expect((await confirm()).status).toBe(200);
    await server.store.db.delete(totp);
    const late = await setUp();
    await passMinutes(25);
    expect((await late.confirm()).body.name).toBe('SecondFactorRefused');
  });
});
