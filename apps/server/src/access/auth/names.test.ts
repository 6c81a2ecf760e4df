import { readFileSync } from 'node:fs';
import { ERROR } from '@isopter/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, signInName } from '../../platform/db/schema.ts';
import { DEMO_PASSWORD } from './passwords/demoPassword.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { checkPassword, forgive, whoHas } from './signIn.ts';
import type { Db } from '../../platform/db/store.ts';

const PHONE = '+15075550142';

/** Returns the id of the account that signs in. */
async function signsIn(db: Db, login: string, password: string): Promise<string> {
  const attempt = await checkPassword(db, await whoHas(db, login), password);
  await forgive(db, attempt);
  return attempt.accountId;
}

describe.each(ENGINES)('names to sign in with on %s', (engine) => {
  let server: TestServer;
  let stranger: Browser;
  beforeAll(async () => {
    server = await startServer(engine, 'small');
    await server.store.db.update(account).set({ phoneNumber: PHONE }).where(eq(account.username, 'oga'));
    stranger = await signIn(server, 'harbour');
  });
  afterAll(() => server.close());

  const idOf = async (username: string) =>
    (await server.store.db.select().from(account).where(eq(account.username, username)))[0]?.id;
  const change = (body: object) => stranger.call('updateUser', { body });

  it.each([
    ['username', 'oga@isopter.example', ERROR.USERNAME_TAKEN],
    ['username', 'OGA@Isopter.Example', ERROR.USERNAME_TAKEN],
    ['username', PHONE, ERROR.USERNAME_TAKEN],
    ['username', 'Oga', ERROR.USERNAME_TAKEN],
    ['email', 'oga@isopter.example', ERROR.EMAIL_TAKEN],
    ['phone_number', PHONE, ERROR.PHONE_TAKEN],
  ])('refuses the %s %s of a user of another clinic [ERR-04, SRV-07]', async (field, value, message) => {
    const { status, body } = await change({ [field]: value });
    expect([status, body.fields]).toEqual([400, { [field]: [message] }]);
    expect(await signsIn(server.store.db, value, DEMO_PASSWORD)).toBe(await idOf('oga'));
  });

  it("refuses an e-mail that is another's user name", async () => {
    await server.store.db.update(account).set({ username: 'tara@isopter.example' }).where(eq(account.username, 'ta'));
    const { body } = await change({ email: 'tara@isopter.example' });
    expect(body.fields).toEqual({ email: [ERROR.EMAIL_TAKEN] });
  });

  it('allow the own e-mail address as username, changing back, and names that were given up', async () => {
    expect((await change({ username: 'HARBOUR@isopter.example' })).status).toBe(204);
    expect((await change({ username: 'quay', phone_number: '+15075550188' })).status).toBe(204);
    expect(await signsIn(server.store.db, 'harbour@ISOPTER.example', DEMO_PASSWORD)).toBe(await idOf('quay'));
    const doctor = await signIn(server, 'doctor');
    const taken = await doctor.call('updateUser', {
      body: { username: 'Harbour', phone_number: '+15075550188' },
    });
    expect(taken.body.fields).toEqual({ phone_number: [ERROR.PHONE_TAKEN] });
    expect((await change({ phone_number: null })).status).toBe(204);
    expect(await server.store.db.$count(signInName, eq(signInName.name, '+15075550188'))).toBe(0);
  });

  it('are kept apart by the database itself, in any letter case', async () => {
    const { db } = server.store;
    const set = (username: string, values: Partial<typeof account.$inferInsert>) =>
      db.update(account).set(values).where(eq(account.username, username));
    await expect(set('ca', { username: 'OGA@isopter.example' })).rejects.toMatchObject({ cause: { code: '23505' } });
    const atOnce = await Promise.allSettled([
      set('operator', { username: 'race@isopter.example' }),
      set('support', { email: 'Race@isopter.example' }),
    ]);
    const outcomes = atOnce.map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('are matched as username, then e-mail, then phone if an old database has duplicates', async () => {
    const { db } = server.store;
    await db.execute(sql`alter table account disable trigger account_sign_in_names`);
    await db.update(account).set({ username: 'oga@isopter.example' }).where(eq(account.username, 'tu'));
    await db.update(account).set({ email: PHONE }).where(eq(account.username, 'ca'));
    await db.execute(sql`alter table account enable trigger account_sign_in_names`);
    await db.delete(signInName);
    const migration = readFileSync(new URL('../../../migrations/0006_sign_in_names.sql', import.meta.url), 'utf8');
    const fill = migration.split('--> statement-breakpoint').find((statement) => statement.includes('ORDER BY rank'));
    await db.execute(sql.raw(fill ?? ''));

    expect(await signsIn(db, 'oga@isopter.example', DEMO_PASSWORD)).toBe(await idOf('oga@isopter.example'));
    expect(await signsIn(db, PHONE, DEMO_PASSWORD)).toBe(await idOf('ca'));
    // A user with a shared name can still change their other names.
    await db.update(account).set({ phoneNumber: '+15075550177' }).where(eq(account.username, 'oga'));
    expect(await signsIn(db, '+15075550177', DEMO_PASSWORD)).toBe(await idOf('oga'));
  });
});
