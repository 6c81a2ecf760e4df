import { dayAfter, dayIn, startOfDay, type Today } from '@isopter/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, accountOffice, office, test, testSchedule } from '../../platform/db/schema.ts';
import { leastQueries } from '../../../test/support/leastQueries.ts';
import { setOfficeClocks } from '../../../test/support/officeClock.ts';
import { RESULT_VERSION } from '../../exchange/reports/results/store.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';

/** So far from UTC that its day often is another one. */
const ZONE = 'Pacific/Auckland';
const DAY = dayIn(new Date(), ZONE);

const found = ({ results }: Today['open']): string[] => results.map((row) => row.test.id);

describe.each(ENGINES)('the work of a day on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  /** Finished ones, moved to where a question needs them. */
  let ids: string[];
  const db = () => server.store.db;

  beforeAll(async () => {
    server = await startServer(engine, 'large');
    await setOfficeClocks(server.store.db, ZONE);
    doctor = await signIn(server, 'doctor');
    const rows = (await doctor.call('listTests', { query: { status__name__in: 'Finished', limit: '8' } })).body.results;
    ids = rows.map(({ id }: { id: string }) => id);
    // no other test is open or of this day; the server would expire the old open ones anyway
    await db()
      .update(test)
      .set({ status: 'expired' })
      .where(inArray(test.status, ['started', 'paused', 'pending']));
    await db()
      .update(test)
      .set({ created: new Date('2020-01-01'), timeEnd: new Date('2020-01-01'), signOff: 'signed' });
  });
  afterAll(() => server.close());

  const ask = async (query: object = {}, who = doctor): Promise<Today> =>
    (await who.call('getToday', { query: { day: DAY, ...query } })).body;
  const set = (id: string, values: Partial<typeof test.$inferInsert>) =>
    db().update(test).set(values).where(eq(test.id, id));

  it('lists today’s open tests with patient and device, running ones first [OUR-260]', async () => {
    const begin = startOfDay(DAY, ZONE);
    // of the day before, and not so old that the server expires it
    await set(ids[0]!, { status: 'pending', created: new Date(begin.getTime() - 1), timeEnd: null });
    await set(ids[1]!, { status: 'started', created: begin, timeStart: begin, timeEnd: null });
    await set(ids[2]!, { status: 'stopped', created: begin, timeStart: begin, timeEnd: null });
    await set(ids[3]!, { status: 'stopped', created: begin, timeStart: new Date(begin.getTime() - 1), timeEnd: null });
    const { open } = await ask();
    expect(open.count).toBe(3);
    expect(found(open).toSorted()).toEqual([ids[0], ids[1], ids[2]].toSorted());
    expect(found(open).at(-1)).toBe(ids[0]);
    expect(open.results[0]).toMatchObject({
      device: expect.any(String),
      patient: { display_name: expect.any(String) },
      ordered: begin.toISOString(),
    });
    for (const day of [dayAfter(DAY, -1), dayAfter(DAY, 1)]) expect((await ask({ day })).open.count).toBe(0);
  });

  it('can be filtered by device [OUR-401]', async () => {
    const [row] = await db().select().from(test).where(eq(test.id, ids[1]!));
    const { open } = await ask({ device: row!.deviceId! });
    expect(found(open)).toContain(ids[1]);
    const devices = await db()
      .select({ id: test.id, device: test.deviceId })
      .from(test)
      .where(inArray(test.id, found(open)));
    expect(new Set(devices.map(({ device }) => device))).toEqual(new Set([row!.deviceId]));
    expect((await ask({ device: crypto.randomUUID() })).open).toMatchObject({ count: 0, results: [] });
  });

  it('has the tests that ended from midnight to midnight at the office of each, and those to review [OUR-260]', async () => {
    const begin = startOfDay(DAY, ZONE);
    const created = new Date(begin.getTime() - 3_600_000);
    await set(ids[4]!, { status: 'finished', created, timeEnd: begin, signOff: 'new' });
    await set(ids[5]!, { status: 'finished', created, timeEnd: new Date(begin.getTime() - 1), signOff: 'new' });
    await set(ids[6]!, { status: 'failed', created, timeEnd: begin, signOff: 'new' });
    const now = await ask();
    expect(found(now.ended).toSorted()).toEqual([ids[4], ids[6]].toSorted());
    // today whatever is unread, of the day before what ended then
    expect(found(now.unread).toSorted()).toEqual([ids[4], ids[5]].toSorted());
    const before = await ask({ day: dayAfter(DAY, -1) });
    expect([found(before.ended), found(before.unread)]).toEqual([[ids[5]], [ids[5]]]);
    expect(await ask({ day: dayAfter(DAY, 1) })).toMatchObject({ ended: { count: 0 }, unread: { count: 0 } });
  });

  it('has the orders of schedules on a future day, and none on the days between [OUR-260]', async () => {
    const [row] = await db().select().from(test).where(eq(test.id, ids[7]!));
    const { id, officeGroupId, officeId, patientId } = row!;
    const plan = { periodInDays: 7, last: DAY, next: dayAfter(DAY, 7), endDate: dayAfter(DAY, 14), timezone: ZONE };
    const due = startOfDay(plan.next, ZONE);
    await db()
      .insert(testSchedule)
      .values({ ...plan, officeGroupId, officeId, patientId: patientId!, testId: id, due });
    const counts = await Promise.all(
      [0, 6, 7, 8, 14, 21].map(async (days) => (await ask({ day: dayAfter(DAY, days) })).planned.count),
    );
    expect(counts).toEqual([0, 0, 1, 0, 1, 0]);
    const { planned } = await ask({ day: plan.next });
    expect(planned.results[0]).toMatchObject({ patient: { id: patientId }, test_groups: [{ group: row!.group }] });
  });

  it('is narrowed by doctor and kind [OUR-262]', async () => {
    const all = await ask();
    const [one] = all.open.results;
    const { doctor: of, test_group } = one!.test;
    const narrowed = await ask({ doctor: of, group: test_group.group });
    expect(found(narrowed.open)).toContain(one!.test.id);
    expect((await ask({ group: 'STEREOPSIS' })).open.count).toBe(0);
    expect((await ask({ doctor: one!.test.id })).open.count).toBe(0);
  });

  it('counts the tests in reach, for users who may see tests [OUR-260]', async () => {
    const offices = await db().select().from(office);
    const lakeview = offices.find(({ name }) => name === 'Northside Lakeview')!.id;
    const main = offices.find(({ name }) => name === 'Northside Main Street')!.id;
    const [own] = await db().select().from(account).where(eq(account.username, 'operator'));
    await db().delete(accountOffice).where(eq(accountOffice.accountId, own!.id));
    await db().insert(accountOffice).values({ accountId: own!.id, officeId: lakeview });
    await db().update(test).set({ officeId: main }).where(inArray(test.id, ids));
    await set(ids[4]!, { officeId: lakeview });
    const admin = await signIn(server, 'oga');
    await admin.call('updatePreferences', { body: { enable_access_to_other_offices: false } });
    const { open, ended } = await ask({}, await signIn(server, 'operator'));
    expect([open.count, found(ended)]).toEqual([0, [ids[4]]]);
    // of another office group
    expect(await ask({}, await signIn(server, 'harbour'))).toMatchObject({ open: { count: 0 }, ended: { count: 0 } });
    for (const who of ['oga', 'ca', 'oa', 'doctor', 'reader', 'support']) {
      const { status } = await (await signIn(server, who)).call('getToday', { query: { day: DAY } });
      expect([who, status]).toEqual([who, 200]);
    }
    for (const who of ['ta', 'tu']) {
      const { status } = await (await signIn(server, who)).call('getToday', { query: { day: DAY } });
      expect([who, status]).toEqual([who, 403]);
    }
  });

  it('does not depend on the time zone that a caller sends, and refuses an unknown one [OUR-441]', async () => {
    expect(found((await ask({ timezone: 'Pacific/Pago_Pago' })).open)).toEqual(found((await ask()).open));
    const { status, body } = await doctor.call('getToday', { query: { day: DAY, timezone: 'Mars/Olympus' } });
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty('timezone');
  });

  it('takes as many queries for many rows as for few [OUR-260]', async () => {
    const none = await leastQueries(db(), () => ask({ group: 'STEREOPSIS' }));
    // the states of bundles and the time zones of offices are asked for once for each of the three lists
    expect(await leastQueries(db(), () => ask())).toBeLessThanOrEqual(none + 6);
  });

  const place = async (id: string, order: string, query: object = {}) =>
    (await doctor.call('getReadingPlace', { params: { id }, query: { order, ...query } })).body;
  const queue = async (unread_order?: string) => (await ask(unread_order ? { unread_order } : {})).unread;

  /** Walks through the queue from its first test. */
  const walk = async (order: string): Promise<string[]> => {
    const [first] = found(await queue(order));
    const walked: string[] = [];
    for (let id: string | null = first!; id !== null; id = (await place(id, order)).next) walked.push(id);
    return walked;
  };

  describe('the reading queue', () => {
    beforeAll(async () => {
      const patients = (await doctor.call('listPatients', { query: { limit: '2', ordering: 'last_name' } })).body
        .results;
      // the fourth is of another patient, with nothing before it; a test that changes hands loses its result
      for (const index of [0, 1, 2]) await set(ids[index]!, { patientId: patients[1].id });
      await set(ids[3]!, { patientId: patients[0].id });
      const values = [-2, -8, -3, -3];
      for (const [index, value] of values.entries()) {
        const [row] = await db().select().from(test).where(eq(test.id, ids[index]!));
        const finding = { measure: 'MD', side: 'OD', value } as const;
        const kind = { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' } as const;
        await set(ids[index]!, {
          ...kind,
          options: row!.options,
          status: 'finished',
          signOff: index === 0 ? 'signed' : 'new',
          created: new Date(Date.UTC(2021, index, 1)),
          timeStart: new Date(Date.UTC(2021, index, 1)),
          timeEnd: new Date(Date.UTC(2021, index, 1, 1)),
          result: { version: RESULT_VERSION, findings: [finding], reliability: [] } as never,
        });
      }
      await db()
        .update(test)
        .set({ signOff: 'signed' })
        .where(inArray(test.id, ids.slice(4)));
    });

    it('is sorted by the oldest, the newest, the patient or the largest change [OUR-743]', async () => {
      const [, first, second, third] = ids as [string, string, string, string];
      expect(found(await queue())).toEqual([first, second, third]);
      expect(found(await queue('oldest'))).toEqual([first, second, third]);
      expect(found(await queue('newest'))).toEqual([third, second, first]);
      expect(found(await queue('patient'))).toEqual([third, second, first]);
      const changed = await queue('change');
      expect(found(changed)).toEqual([first, second, third]);
      expect(changed.results.map(({ change }: { change?: string | null }) => change)).toEqual([
        'worse',
        'better',
        null,
      ]);
    });

    it.each(['oldest', 'newest', 'patient', 'change'])(
      'leads from test to test in the order %s [OUR-744]',
      async (order) => {
        const listed = found(await queue(order));
        expect(await walk(order)).toEqual(listed);
        expect(await place(listed[1]!, order)).toEqual({
          position: 2,
          count: 3,
          previous: listed[0],
          next: listed[2],
          assigned: null,
        });
      },
    );

    it('keeps the place of a test that was read meanwhile, and is as narrowed as the list [OUR-744]', async () => {
      const [, first, second, third] = ids as [string, string, string, string];
      await set(second, { signOff: 'signed' });
      expect(await place(second, 'oldest')).toEqual({
        position: 2,
        count: 3,
        previous: first,
        next: third,
        assigned: null,
      });
      expect(await place(third, 'oldest')).toEqual({
        position: 2,
        count: 2,
        previous: first,
        next: null,
        assigned: null,
      });
      expect(await place(third, 'oldest', { doctor: crypto.randomUUID() })).toMatchObject({ count: 1, previous: null });
      expect(await place(third, 'oldest', { day: '2020-05-05' })).toMatchObject({ count: 1, next: null });
      await set(second, { signOff: 'new' });
    });

    it('does not tell of tests out of reach [OUR-744]', async () => {
      const harbour = await signIn(server, 'harbour');
      const call = { params: { id: ids[1]! }, query: { order: 'newest' } };
      expect((await harbour.call('getReadingPlace', call)).status).toBe(404);
    });
  });
});
