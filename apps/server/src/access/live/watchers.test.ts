import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { account, accountOffice, office, patient, session, test } from '../../platform/db/schema.ts';
import { framesOf } from '../../../test/support/device.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';

/** Resolves when the server has read everything that a monitor sent. */
const answers = ({ socket }: { socket: WebSocket }) =>
  new Promise<unknown>((resolve) => {
    if (socket.readyState !== WebSocket.OPEN) return resolve(undefined);
    socket.once('pong', resolve).once('close', resolve);
    return socket.ping();
  });

/** Lets a minute of the server's pulse pass; the monitors answer all of it. */
const minute = async (...monitors: { socket: WebSocket }[]) => {
  for (let second = 0; second < 60; second += 1) {
    vi.advanceTimersByTime(1_000);
    await Promise.all(monitors.map(answers));
  }
};

describe.each(ENGINES)('viewers of a test, on %s', (engine) => {
  let server: TestServer;
  let address: string;
  let testId: string;
  let main: string;
  let lakeview: string;
  let accountId: string;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    server = await startServer(engine, 'large');
    address = await server.listen();
    const { db } = server.store;
    const offices = await db.select().from(office);
    main = offices.find(({ name }) => name === 'Northside Main Street')?.id ?? '';
    lakeview = offices.find(({ name }) => name === 'Northside Lakeview')?.id ?? '';
    const [row] = await db.select().from(test).limit(1);
    testId = row?.id ?? '';
    await db.update(test).set({ officeId: main }).where(eq(test.id, testId));
    await db
      .update(patient)
      .set({ officeId: main })
      .where(eq(patient.id, row?.patientId ?? ''));
    const [operator] = await db.select().from(account).where(eq(account.username, 'operator'));
    accountId = operator?.id ?? '';
  });
  afterAll(async () => {
    await server.close();
    vi.useRealTimers();
  });

  let who: Browser;
  let other: Browser;
  beforeEach(async () => {
    [who, other] = await Promise.all([signIn(server, 'operator'), signIn(server, 'doctor')]);
  });
  afterEach(async () => {
    await server.store.db
      .update(account)
      .set({ active: true, groups: ['OPERATOR'] })
      .where(eq(account.id, accountId));
  });

  /** A monitor as a browser opens it. */
  async function watch({ cookies }: Browser) {
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const url = `${address.replace('http', 'ws')}/live/tests/${testId}`;
    const monitor = framesOf<{ type: string }>(new WebSocket(url, { headers: { cookie, origin: address } }));
    await monitor.next(({ type }) => type === 'ready');
    return monitor;
  }

  it.each([
    [
      'was blocked',
      4401,
      () => server.store.db.update(account).set({ active: false }).where(eq(account.id, accountId)),
    ],
    ['was signed out elsewhere', 4401, () => server.store.db.delete(session).where(eq(session.accountId, accountId))],
    [
      'is of another group now',
      4403,
      () =>
        server.store.db
          .update(account)
          .set({ groups: ['TECHALL_USER'] })
          .where(eq(account.id, accountId)),
    ],
  ] as const)('is sent away who %s, and nobody else [SRV-03] [SRV-07]', async (_, code, change) => {
    const [mine, theirs] = [await watch(who), await watch(other)];
    await minute(mine, theirs);
    expect([mine.socket.readyState, theirs.socket.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
    await change();
    await minute(mine, theirs);
    expect(await mine.closed).toBe(code);
    await minute(theirs);
    expect(theirs.socket.readyState).toBe(WebSocket.OPEN);
    theirs.socket.terminate();
  });

  it('are disconnected when the test leaves their offices, and watching does not extend the session [SRV-07] [AUTH-15]', async () => {
    const mine = await watch(who);
    const long = new Date(Date.now() - 600_000);
    await server.store.db.update(session).set({ lastSeen: long }).where(eq(session.accountId, accountId));
    await (await signIn(server, 'oga')).call('updatePreferences', { body: { enable_access_to_other_offices: false } });
    await minute(mine);
    expect(mine.socket.readyState).toBe(WebSocket.OPEN);
    await server.store.db.delete(accountOffice).where(inArray(accountOffice.accountId, [accountId]));
    await server.store.db.insert(accountOffice).values({ accountId, officeId: lakeview });
    await minute(mine);
    expect(await mine.closed).toBe(4404);
    const rows = await server.store.db.select().from(session).where(eq(session.accountId, accountId));
    expect(rows.every(({ lastSeen }) => lastSeen.getTime() === long.getTime())).toBe(true);
  });
});
