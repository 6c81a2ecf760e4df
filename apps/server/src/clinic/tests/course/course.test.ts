import { randomUUID } from 'node:crypto';
import { gridOf } from '@isopter/clinical/perimetry';
import type { CourseRow, CourseTest, ImportedTest, TrendSample } from '@isopter/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { account, importedReport, patient, test } from '../../../platform/db/schema.ts';
import { leastQueries } from '../../../../test/support/leastQueries.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../../test/support/server.ts';
import { jobKinds } from '../../../edge/jobs/kinds.ts';
import { memoryBus } from '../../../platform/bus/bus.ts';
import type { Identity } from '../../../access/auth/identity.ts';
import { findImported, presentImported } from './imported.ts';

interface Answer {
  count: number;
  counts: Record<string, number>;
  results: CourseTest[];
}

const reports = (rows: readonly (CourseTest | CourseRow)[]): ImportedTest[] =>
  (rows as CourseRow[]).flatMap((row) => ('imported' in row ? [row.imported] : []));

describe.each(ENGINES)('the course of a patient on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  /** With four visits of a field of both eyes each. */
  let id: string;
  const db = () => server.store.db;

  beforeAll(async () => {
    server = await startServer(engine, 'large');
    doctor = await signIn(server, 'doctor');
    await jobKinds({ db: db(), bus: memoryBus() })['test-results']!.run(undefined);
    const oldest = { status__name__in: 'Finished', ordering: 'created', limit: '1' };
    id = (await doctor.call('listTests', { query: oldest })).body.results[0].patient;
  });
  afterAll(() => server.close());

  const course = async (query: object = {}): Promise<Answer> =>
    (await doctor.call('listCourse', { params: { id }, query: { limit: '20', ...query } })).body;
  const person = async () => (await db().select().from(patient).where(eq(patient.id, id)))[0]!;
  const samples = async (): Promise<TrendSample[]> => (await doctor.call('listTrendSamples', { params: { id } })).body;

  it('has all tests, the newest first, with their thumbnails [OUR-160]', async () => {
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

  it('is in the order in which tests were done, not in that in which they were ordered [OUR-160] [OUR-440]', async () => {
    const [newest] = (await course()).results;
    const of = eq(test.id, newest!.test.id);
    const [{ created } = { created: new Date() }] = await db().select().from(test).where(of);
    // ordered before all others, as a test at home that waited
    await db()
      .update(test)
      .set({ created: new Date('2000-01-01T12:00:00Z') })
      .where(of);
    const ids = (await course()).results.map((row) => row.test.id);
    expect(ids[0]).toBe(newest!.test.id);
    const days = (await doctor.call('listTestDays', { params: { id } })).body;
    expect(days.map((one: { test: string }) => one.test)).toEqual(ids);
    await db().update(test).set({ created }).where(of);
  });

  it('is filtered by kind and paged, with the counts of all kinds [OUR-160]', async () => {
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

  it('has the excluded fields and the signatures [OUR-160]', async () => {
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

  describe('with imported reports', () => {
    const thresholds = gridOf('24-2', 'OS').points.map(({ x, y }, index) => ({
      page_id: 1,
      index,
      eye: 'OS' as const,
      x,
      y,
      value: 20,
      is_blind_spot: false,
      is_unsure: false,
    }));
    /** Adds a verified report of the same patient, of a field of the left eye; `more` overrides columns. */
    const importReport = async (more: Partial<typeof importedReport.$inferInsert> = {}): Promise<string> => {
      const [uploader] = await db().select().from(account).limit(1);
      const { officeGroupId, officeId } = await person();
      const values = { officeGroupId, officeId, patientId: id, accountId: uploader!.id, name: 'Feld 1.pdf' };
      const read = {
        type: 'application/pdf',
        size: 1,
        status: 'SUCCEEDED',
        group: 'PERIMETRY',
        protocol: '24-2',
      } as const;
      const key = randomUUID();
      await db()
        .insert(importedReport)
        .values({ id: key, ...values, ...read, testDate: '2001-02-03', thresholds, isVerified: true, ...more });
      return key;
    };
    afterEach(() => db().delete(importedReport));

    it('has verified reports at the day of their test, with the values read [OUR-395]', async () => {
      const own = await importReport();
      await importReport({ isVerified: false });
      const future = await importReport({
        testDate: '2999-01-01',
        group: 'AUDIOLOGY',
        protocol: null,
        thresholds: null,
      });
      const { count, counts, results } = await course();
      expect({ count, counts }).toEqual({ count: 6, counts: { fields: 5, acuity: 0, hearing: 1, other: 0 } });
      const rows = results as unknown as CourseRow[];
      expect('imported' in rows[0]! && rows[0].imported.id).toBe(future);
      expect('imported' in rows.at(-1)! && rows.at(-1)).toMatchObject({
        imported: { id: own, name: 'Feld 1.pdf', day: '2001-02-03', protocol: '24-2', has_report: true },
      });
      const [field] = reports(results).at(-1)!.fields;
      expect([field!.eye, field!.points.length, field!.mean_sensitivity]).toEqual(['OS', 54, 20]);
      expect(reports((await course({ limit: '1', offset: '5' })).results).map((one) => one.id)).toEqual([own]);
      expect(reports((await course({ kind: 'hearing' })).results).map((one) => one.id)).toEqual([future]);
      expect(await leastQueries(db(), () => course())).toBe(await leastQueries(db(), () => course({ limit: '2' })));
    });

    it('has no incomplete field: of a corrected program, or without a threshold [OUR-395]', async () => {
      await importReport({ protocol: '30-2' });
      await importReport({ protocol: 'G1' });
      await importReport({ group: 'OTHER' });
      await importReport({ thresholds: thresholds.map((one, i) => (i === 0 ? { ...one, value: null } : one)) });
      expect(reports((await course()).results).map((one) => one.fields)).toEqual([[], [], [], []]);
    });

    it('has the mean of their thresholds over time, and neither MD nor VFI [OUR-396]', async () => {
      const own = await importReport();
      const [first, ...others] = await samples();
      expect(first).toMatchObject({
        test: own,
        measure: 'MEAN_SENSITIVITY',
        side: 'OS',
        value: 20,
        size: null,
        imported: true,
        time: '2001-02-03T12:00:00.000Z',
      });
      expect(others.filter(({ imported }) => imported)).toEqual([]);
    });

    it('has them next to the compared fields, but not in the progression analysis [OUR-397]', async () => {
      const own = await importReport();
      await importReport({ protocol: 'G1' });
      const { fields, imported } = (await doctor.call('getProgression', { params: { id } })).body;
      expect(imported.map((one: ImportedTest) => one.id)).toEqual([own]);
      expect(fields.some((one: { test: string }) => one.test === own)).toBe(false);
    });

    it('hides them from users without access to imports, and their file names if names are not stored [OUR-395]', async () => {
      await importReport();
      const who = { groups: ['TECHNICIAN'], passwordChangeForced: false } as unknown as Identity;
      expect(await findImported(db(), who, id)).toEqual([]);
      const preferences = { disable_pi: true, enable_zero_pii: false } as Identity['preferences'];
      const [row] = await db().select().from(importedReport);
      expect(presentImported(row!, { preferences }).name).toBe('');
    });
  });

  it('has the last signed interpretation of any test, and null without one [OUR-399]', async () => {
    const last = async (patientId = id) =>
      (await doctor.call('getLastInterpretation', { params: { id: patientId } })).body;
    const [older] = (await course({ limit: '1', offset: '3' })).results;
    const { version } = (await doctor.call('getInterpretation', { params: { id: older!.test.id } })).body;
    const body = { version, text: 'New loss below fixation.' };
    await doctor.call('signInterpretation', { params: { id: older!.test.id }, body });
    expect(await last()).toMatchObject({
      test: older!.test.id,
      text: body.text,
      signed_by: { name: expect.any(String) },
    });
    const made = await db()
      .insert(patient)
      .values({ ...(await person()), id: randomUUID() })
      .returning();
    expect(await last(made[0]!.id)).toBeNull();
  });

  it('needs as many queries for a page of four as for one [OUR-160]', async () => {
    const one = await leastQueries(db(), () => course({ limit: '1' }));
    expect(await leastQueries(db(), () => course())).toBe(one);
  });
});
