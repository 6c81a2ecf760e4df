import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attendance, test } from '../../platform/db/schema.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';

const seenBy = async (who: Browser) => (await who.call('listAttendances')).body;

describe.each(ENGINES)('attendances of a test on %s [OUR-87]', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let operator: Browser;
  let harbour: Browser;
  let id: string;
  const go = (who: Browser, ...reasons: string[]) => who.call('attendTest', { params: { id }, body: { reasons } });

  beforeAll(async () => {
    server = await startServer(engine, 'large');
    [doctor, operator, harbour] = await Promise.all([
      signIn(server, 'doctor'),
      signIn(server, 'operator'),
      signIn(server, 'harbour'),
    ]);
    id = (await doctor.call('listTests', { query: { limit: '1' } })).body.results[0]!.id;
    await server.store.db.update(test).set({ status: 'paused' }).where(eq(test.id, id));
  });
  afterAll(() => server.close());

  it('are visible to all users of the clinic, and to no others', async () => {
    const { body } = await go(doctor, 'paused', 'battery');
    expect(body).toMatchObject({ test: id, is_own: true, reasons: ['paused', 'battery'] });
    expect(Date.parse(body!.until) - Date.now()).toBeGreaterThan(2.5 * 60_000);
    expect(Date.parse(body!.until) - Date.now()).toBeLessThanOrEqual(3 * 60_000);
    expect(await seenBy(operator)).toEqual([{ ...body, is_own: false }]);
    expect(await seenBy(harbour)).toEqual([]);
  });

  it('keep the first user until that user cancels', async () => {
    expect((await go(operator, 'paused')).body).toMatchObject({ is_own: false });
    await go(operator);
    expect(await seenBy(doctor)).toMatchObject([{ is_own: true }]);
    expect((await go(doctor)).body).toBeNull();
    expect(await seenBy(doctor)).toEqual([]);
    expect((await go(operator, 'paused')).body).toMatchObject({ is_own: true });
  });

  it('expire, so that another user can go', async () => {
    await server.store.db.update(attendance).set({ until: sql`now() - interval '1 second'` });
    expect(await seenBy(doctor)).toEqual([]);
    expect((await go(doctor, 'paused')).body).toMatchObject({ is_own: true });
  });

  it('are empty for an ended or inaccessible test', async () => {
    await server.store.db.update(test).set({ status: 'finished' }).where(eq(test.id, id));
    expect((await go(operator, 'paused')).body).toMatchObject({ name: 'TestEnded' });
    expect((await go(harbour, 'paused')).status).toBe(404);
  });
});
