import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { account, audit } from '../../platform/db/schema.ts';
import { browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { countRefusals } from './refusals.ts';

async function statusesOf(count: number, call: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let times = 0; times < count; times += 1) statuses.push((await call()).status);
  return statuses;
}

describe.each(ENGINES)('refused calls on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(engine, 'small');
  });
  afterAll(() => server.close());

  /** Counts rows, and the calls they count. */
  const counted = async (condition: ReturnType<typeof and>) => {
    const rows = await server.store.db.select({ times: audit.times }).from(audit).where(condition);
    return { rows: rows.length, calls: rows.reduce((sum, { times }) => sum + times, 0) };
  };

  it('without an account are counted instead of stored one by one, and soon limited [SRV-03]', async () => {
    const statuses = await statusesOf(700, () => browser(server).call('listPatients'));
    expect(new Set(statuses.slice(0, 600))).toEqual(new Set([401]));
    expect(new Set(statuses.slice(600))).toEqual(new Set([429]));
    const anonymous = and(eq(audit.actorKind, 'anonymous'), eq(audit.address, '127.0.0.1'));
    await server.restart();
    // A minute may end meanwhile, and another begin.
    const { rows, calls } = await counted(anonymous);
    expect(calls).toBe(700);
    expect(rows).toBeLessThanOrEqual(22);
  });

  it('do not block other users at the same address, who still get 401 when their session has ended [OUR-596]', async () => {
    await statusesOf(610, () => browser(server).call('listPatients'));
    const url = '/api/patients/?limit=10';
    const ended = await server.app.inject({ method: 'GET', url, cookies: { sessionid: 'ended' } });
    expect(ended.statusCode).toBe(401);
    const doctor = await signIn(server, 'doctor');
    expect((await doctor.call('listPatients')).status).toBe(200);
    expect((await doctor.call('listOffices')).status).toBe(403);
  });

  it('of a person have a row each, up to a hundred in a minute [SRV-03]', async () => {
    const tu = await signIn(server, 'tu');
    expect(new Set(await statusesOf(130, () => tu.call('listOffices')))).toEqual(new Set([403]));
    await server.restart();
    const id = sql`(select id from ${account} where username = 'tu')`;
    const { rows, calls } = await counted(and(eq(audit.actorId, id), eq(audit.result, 403)));
    expect(calls).toBe(130);
    expect(rows).toBeGreaterThan(100);
  });

  it('of sign-ins of an account have 25 rows in a quarter of an hour, however many try', async () => {
    const { db } = server.store;
    const [who] = await db.select().from(account).where(eq(account.username, 'oa'));
    const actor = { accountId: who?.id ?? '', officeGroupId: who?.officeGroupId ?? '' };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const refusals = countRefusals(db, { error: vi.fn() });
    for (let minute = 0; minute < 15; minute += 1) {
      for (let time = 0; time < 20; time += 1) {
        await refusals.add({ action: 'signIn', result: 403, actor, address: `10.0.0.${time}` }, false);
      }
      await vi.advanceTimersByTimeAsync(60_000);
    }
    await refusals.close();
    vi.useRealTimers();
    const tried = and(eq(audit.actorId, actor.accountId), eq(audit.action, 'signIn'));
    await eventually(async () => expect(await counted(tried)).toEqual({ rows: 25, calls: 300 }));
    const rows = await db.select().from(audit).where(tried);
    expect(rows.filter(({ times }) => times > 1).map(({ address }) => address)).toEqual(
      Array.from({ length: 15 }, () => null),
    );
  });

  it('come of too many messages and too many letters of one person', async () => {
    const oga = await signIn(server, 'oga');
    const message = { name: 'Ann', email: 'ann@example.org', message: 'Hello' };
    const messages = await statusesOf(12, () => oga.call('sendSupportMessage', { body: message }));
    expect(messages).toEqual([...Array.from({ length: 10 }, () => 204), 429, 429]);
    const letter = { test_id: '0a000000-0000-4000-8000-000000000001' };
    const letters = await statusesOf(62, () => oga.call('sendTestReport', { body: letter }));
    expect(letters.slice(59)).toEqual([501, 429, 429]);
    const ca = await signIn(server, 'ca');
    expect((await ca.call('sendSupportMessage', { body: message })).status).toBe(204);
  });
});
