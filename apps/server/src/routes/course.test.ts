import type { CourseTest, TrendSample } from '@isopter/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { test } from '../db/schema.ts';
import { leastQueries } from '../fakes/leastQueries.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../fakes/server.ts';
import { jobKinds } from '../jobs/kinds.ts';
import { memoryBus } from '../live/bus.ts';

interface Answer {
  count: number;
  counts: Record<string, number>;
  results: CourseTest[];
}

describe.each(ENGINES)('the course of a patient on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  /** With four visits of a field of both eyes each. */
  let id: string;
  const db = () => server.store.db;

  beforeAll(async () => {
    server = await startServer(engine, 40);
    doctor = await signIn(server, 'doctor');
    await jobKinds({ db: db(), bus: memoryBus() })['test-results']!.run(undefined);
    const oldest = { status__name__in: 'Finished', ordering: 'created', limit: '1' };
    id = (await doctor.call('listTests', { query: oldest })).body.results[0].patient;
  });
  afterAll(() => server.close());

  const course = async (query: object = {}): Promise<Answer> =>
    (await doctor.call('listCourse', { params: { id }, query: { limit: '20', ...query } })).body;
  const samples = async (): Promise<TrendSample[]> => (await doctor.call('listTrendSamples', { params: { id } })).body;

  it('has all tests, the newest first, with what a row draws of each [OUR-160]', async () => {
    const { count, counts, results } = await course();
    expect({ count, counts }).toEqual({ count: 4, counts: { fields: 4, acuity: 0, hearing: 0, other: 0 } });
    const times = results.map((row) => row.test.time_start!);
    expect(times).toEqual(times.toSorted().toReversed());
    const [newest] = results;
    expect(newest!.picture!.fields!.map(({ eye, points }) => [eye, points.length])).toEqual([
      ['OS', 54],
      ['OD', 54],
    ]);
    expect(newest!.test.result!.findings).toHaveLength(4);
    expect(newest).toMatchObject({ excluded: [], reliability: [{ eye: 'OS' }, { eye: 'OD' }] });
    // lists stay as small as they were
    expect(newest!.test.result).not.toHaveProperty('picture');
  });

  it('is told apart by kind and paged, with the counts of all kinds [OUR-160]', async () => {
    const [first] = (await course()).results;
    const of = and(eq(test.id, first!.test.id));
    await db().update(test).set({ group: 'AUDIOLOGY', strategy: 'PURE_TONE', protocol: null }).where(of);
    const hearing = await course({ kind: 'hearing' });
    expect(hearing.count).toBe(1);
    expect(hearing.counts).toEqual({ fields: 3, acuity: 0, hearing: 1, other: 0 });
    expect((await course({ kind: 'other' })).results).toEqual([]);
    const page = await course({ kind: 'fields', limit: '1', offset: '2' });
    expect(page.results).toHaveLength(1);
    const { protocol, strategy } = { protocol: '24-2', strategy: 'AVA_STANDARD' } as const;
    await db().update(test).set({ group: 'PERIMETRY', strategy, protocol }).where(of);
  });

  it('says which fields were taken out, and who signed [OUR-160]', async () => {
    const [first] = (await course()).results;
    const own = first!.test.id;
    await doctor.call('updateFieldExclusion', { params: { id: own, eye: 'OD' }, body: { version: 0, reason: 'LID' } });
    const { version } = (await doctor.call('getInterpretation', { params: { id: own } })).body;
    await doctor.call('signInterpretation', { params: { id: own }, body: { version, text: 'Stable.' } });
    const [row] = (await course({ id__in: own })).results;
    expect(row!.excluded).toEqual([{ eye: 'OD', reason: 'LID' }]);
    expect(row!.signed).toEqual({ by: { id: expect.any(String), name: expect.any(String) }, at: expect.any(String) });
    const out = (await samples()).filter(({ excluded }) => excluded === 'LID');
    expect(out.map((one) => [one.test, one.side, one.measure])).toEqual([
      [own, 'OD', 'MD'],
      [own, 'OD', 'VFI'],
    ]);
  });

  it('has every number of every test in chronological order [OUR-161]', async () => {
    const all = await samples();
    expect(all).toHaveLength(16);
    const times = all.map(({ time }) => time);
    expect(times).toEqual(times.toSorted());
    expect(all[0]).toMatchObject({ value: expect.any(Number), size: 3, test_group: { protocol: '24-2' } });
  });

  it('needs as many queries for a page of four as for one [OUR-160]', async () => {
    const one = await leastQueries(db(), () => course({ limit: '1' }));
    expect(await leastQueries(db(), () => course())).toBe(one);
  });
});
