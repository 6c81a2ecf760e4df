import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../edge/app.ts';
import { patient, test } from '../../platform/db/schema.ts';
import { type Browser, ENGINES, setFlags, signIn, startServer, type TestServer } from '../../../test/support/server.ts';

/** More than one thread has time for between the steps of its first drawing. */
const ANSWERS = 20;

describe.each(ENGINES)('reports under load, on %s', (engine) => {
  let server: TestServer;
  let people: Browser[];
  let reported: typeof test.$inferSelect;
  /** Finished fields: a report is drawn once, and kept. */
  let fields: string[];
  beforeAll(async () => {
    server = await startServer(engine, 'large');
    people = await Promise.all(['doctor', 'oga'].map((name) => signIn(server, name)));
    const { db } = server.store;
    const tests = await people[0]!.call('listTests', { query: { status__name__in: 'Finished', limit: '100' } });
    const ids = (tests.body.results as { id: string; status: { name: string } }[]).map(({ id }) => id);
    const rows = await db.select().from(test).where(eq(test.status, 'finished'));
    const reachable = rows.filter(({ id, group, patientId }) => ids.includes(id) && group === 'PERIMETRY' && patientId);
    reported = reachable[0]!;
    fields = reachable.slice(1).map(({ id }) => id);
    expect(fields.length).toBeGreaterThanOrEqual(46);
  });
  afterAll(() => server.close());

  const pdf = (person: Browser, test_id = reported.id) =>
    server.app.inject({
      url: '/api/reports/test-result/pdf/',
      query: { test_id },
      cookies: person.cookies,
    });
  const html = async (person: Browser) =>
    (await person.call('getTestReport', { query: { test_id: reported.id } })).body as string;

  /** Answers a request between whatever else the server's thread does. */
  const answerAnother = async () => {
    expect((await server.app.inject('/health')).statusCode).toBe(200);
    // requests of headsets and browsers arrive through the event loop
    await new Promise((resolve) => setImmediate(resolve));
  };

  it(
    'answers others all the time while sixteen PDFs are drawn, from before the first is done',
    { tags: '@all' },
    async () => {
      const statuses: number[] = [];
      const asked = Promise.all(
        fields.slice(0, 16).map(async (id, index) => {
          statuses.push((await pdf(people[index % 2]!, id)).statusCode);
        }),
      );
      for (let answers = 0; answers < ANSWERS; answers += 1) await answerAnother();
      expect(statuses).toEqual([]);
      let answers = 0;
      for (; statuses.length < 16; answers += 1) await answerAnother();
      // if the server's own thread drew, one or two would fit between two reports
      expect(answers).toBeGreaterThan(16 * 4);
      await asked;
      expect(statuses).toEqual(Array(16).fill(200));
    },
  );

  it('answers a user who requests too many at once with a message to wait', { tags: '@all' }, async () => {
    const [doctor, admin] = people as [Browser, Browser];
    const many = await Promise.all(fields.slice(16, 40).map((id) => pdf(doctor, id)));
    const answered = many.filter(({ statusCode }) => statusCode === 200).length;
    // eight at once: what is done before the last has asked makes room for one more
    expect(answered).toBeGreaterThanOrEqual(8);
    expect(answered).toBeLessThan(24);
    expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(24 - answered);
    expect(many.find(({ statusCode }) => statusCode === 429)?.json()).toMatchObject({
      detail: expect.stringContaining('Too many reports'),
      name: 'TooManyReports',
    });
    expect((await pdf(admin, fields[40])).statusCode).toBe(200);
    expect((await pdf(doctor, fields[41])).statusCode).toBe(200);
  });

  it('draws a report again only if its content has changed', { tags: '@all' }, async () => {
    const [doctor, admin] = people as [Browser, Browser];
    const { db } = server.store;
    const mine = eq(patient.id, reported.patientId!);
    const [first, again] = [await pdf(doctor), await pdf(doctor)];
    // two drawings of the same have other identifiers
    expect(first.rawPayload.equals(again.rawPayload)).toBe(true);
    expect(await html(doctor)).not.toContain('Renamed');
    await db.update(patient).set({ lastName: 'Renamed' }).where(mine);
    expect(await html(doctor)).toContain('Renamed');
    expect((await pdf(doctor)).rawPayload.equals(first.rawPayload)).toBe(false);
    await setFlags(server, { enterprise_security: true });
    await admin.call('updatePreferences', { body: { disable_pi: true } });
    expect(await html(doctor)).not.toContain('Renamed');
    await admin.call('updatePreferences', { body: { disable_pi: false } });
    expect(await html(doctor)).toContain('Renamed');
    await db.update(test).set({ deleted: new Date() }).where(eq(test.id, reported.id));
    expect((await pdf(doctor)).statusCode).toBe(404);
    await db.update(test).set({ deleted: null }).where(eq(test.id, reported.id));
  });

  it('fails one report with the usual error if its worker is lost, and continues', async () => {
    const module = new URL('data:text/javascript,throw new Error()');
    const app = await buildApp({ db: server.store.db, bus: server.bus, reportLimits: { module } });
    const asked = {
      url: '/api/reports/test-result/pdf/',
      query: { test_id: reported.id },
      cookies: people[0]!.cookies,
    };
    const answer = await app.inject(asked);
    expect([answer.statusCode, answer.json().detail]).toEqual([
      500,
      'An error occurred during report generation. Please try again later.',
    ]);
    expect((await app.inject('/health')).statusCode).toBe(200);
    await app.close();
  });

  it('stops during requests for reports: waiting ones get 503', { tags: '@all' }, async () => {
    const app = await buildApp({ db: server.store.db, bus: server.bus, reportLimits: { size: 1 } });
    const asked = fields.slice(42, 46).map((test_id) =>
      app.inject({
        url: '/api/reports/test-result/pdf/',
        query: { test_id },
        cookies: people[0]!.cookies,
      }),
    );
    await expect.poll(() => process.getActiveResourcesInfo().includes('MessagePort')).toBe(true);
    await app.close();
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
    // the order depends on the database connections
    expect(statuses).toContain(503);
  });
});
