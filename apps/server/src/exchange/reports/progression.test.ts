import { formatDay } from '@isopter/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, test, testRecord } from '../../platform/db/schema.ts';
import { setOfficeClocks } from '../../../test/support/officeClock.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';

/** A day as the sample clinic prefers it, in UTC. */
const written = (time: string): string => formatDay(time.slice(0, 10), 'MM/DD/YYYY');

interface Field {
  test: string;
  time: string;
  eye: string;
  exclusion: object | null;
  exclusion_version: number;
}

/** Counts the drawings of excluded fields. */
const marks = ({ page }: { page: string }): number => (page.match(/data-part="excluded"/g) ?? []).length;

describe.each(ENGINES)('the progression of visual fields on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let operator: Browser;
  /** Patients with four visits each, not used by other tests. */
  let patients: string[];

  beforeAll(async () => {
    server = await startServer(engine, 'large');
    await setOfficeClocks(server.store.db, 'UTC');
    doctor = await signIn(server, 'doctor');
    operator = await signIn(server, 'operator');
    const tests: { patient: string }[] = [];
    for (let total = 1; tests.length < total;) {
      const query = { status__name__in: 'Finished', limit: '100', offset: String(tests.length) };
      const { body } = await doctor.call('listTests', { query });
      tests.push(...body.results);
      total = body.count;
    }
    const visits = Map.groupBy(tests, ({ patient }) => patient);
    patients = [...visits].filter(([, own]) => own.length === 4).map(([id]) => id);
  });
  afterAll(() => server.close());

  const next = () => {
    const id = patients.shift();
    if (!id) throw new Error('no patient is left');
    return { id, params: { id } };
  };
  const fieldsOf = async (id: string, eye = 'OD'): Promise<Field[]> =>
    (await doctor.call('getProgression', { params: { id } })).body.fields.filter((field: Field) => field.eye === eye);
  const exclude = (field: Field, body: object, who = doctor) =>
    who.call('updateFieldExclusion', { params: { id: field.test, eye: field.eye }, body });
  const auditOf = (action: string, id: string) =>
    server.store.db
      .select()
      .from(audit)
      .where(and(eq(audit.action, action), eq(audit.objectIds, [id])));

  it('lists the fields of each eye with their results, oldest first [OUR-65]', async () => {
    const { id, params } = next();
    const { status, body } = await operator.call('getProgression', { params });
    expect(status).toBe(200);
    expect(body.baselines).toEqual([]);
    expect(body.fields).toHaveLength(8);
    const times = body.fields.map(({ time }: { time: string }) => time);
    expect(times).toEqual(times.toSorted());
    const [field] = body.fields.filter(({ eye }: Field) => eye === 'OD');
    expect(field).toMatchObject({
      program: '24-2',
      size: 3,
      verdict: expect.stringMatching(/^(passed|flagged|undecided)$/),
      false_positives: { wrong: expect.any(Number), given: expect.any(Number) },
      seconds: expect.any(Number),
      age: expect.any(Number),
      md: expect.any(Number),
      vfi: expect.any(Number),
      incomparable: null,
      exclusion: null,
      exclusion_version: 0,
    });
    expect(field.points).toHaveLength(54);
    expect((await auditOf('getProgression', id))[0]).toMatchObject({ patientIds: [id], result: 200 });
  });

  it('has neither failed tests nor other kinds, and the reason for missing indices [OUR-65]', async () => {
    const { id } = next();
    const [one, two, three] = await fieldsOf(id);
    const { db } = server.store;
    await db.update(test).set({ status: 'failed' }).where(eq(test.id, one!.test));
    await db.update(test).set({ strategy: 'SUPRA_THRESHOLD' }).where(eq(test.id, two!.test));
    await db
      .update(test)
      .set({ options: { monocular: false, goldman_size: 5 } })
      .where(eq(test.id, three!.test));
    const left = await fieldsOf(id);
    expect(left).toHaveLength(2);
    expect(left[0]).toMatchObject({
      size: 5,
      md: null,
      vfi: null,
      incomparable: 'size',
      mean_sensitivity: expect.any(Number),
    });
  });

  it('is without a field that a doctor took out with a reason, until it is taken in again [OUR-66]', async () => {
    const { id } = next();
    const [field] = await fieldsOf(id);
    const note = 'Lid not taped';
    expect((await exclude(field!, { version: 0, reason: 'LID', note })).status).toBe(204);
    const { user } = (await doctor.call('bootstrap')).body;
    const [out] = await fieldsOf(id);
    expect(out).toMatchObject({
      exclusion: { reason: 'LID', note, by: { id: user.id }, at: expect.any(String) },
      exclusion_version: 1,
    });
    expect((await fieldsOf(id, 'OS'))[0]!.exclusion).toBeNull();
    expect(await auditOf('updateFieldExclusion', field!.test)).toMatchObject([{ patientIds: [id], result: 200 }]);
    expect((await exclude(field!, { version: 1, reason: null })).status).toBe(204);
    expect((await fieldsOf(id))[0]).toMatchObject({ exclusion: null, exclusion_version: 2 });
  });

  it('requires a note if the reason is another one, and accepts no other values [OUR-66]', async () => {
    const { id } = next();
    const [field] = await fieldsOf(id);
    const refused = await exclude(field!, { version: 0, reason: 'OTHER' });
    expect(refused).toMatchObject({ status: 400, body: { fields: { note: ['Another reason needs words.'] } } });
    expect((await exclude(field!, { version: 0, reason: 'BORED' })).status).toBe(400);
    expect((await exclude(field!, { version: 0, reason: 'LID' }, operator)).status).toBe(403);
    const { results } = (await doctor.call('listTests', { query: { status__name__in: 'Failed', limit: '1' } })).body;
    expect((await exclude({ ...field!, test: results[0].id }, { version: 0, reason: 'LID' })).status).toBe(404);
    expect((await fieldsOf(id))[0]!.exclusion_version).toBe(0);
  });

  it('accepts one of two simultaneous decisions, and answers 409 to the other [OUR-66]', async () => {
    const { id } = next();
    const [field] = await fieldsOf(id);
    const answers = await Promise.all(['LID', 'FATIGUE'].map((reason) => exclude(field!, { version: 0, reason })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.name).toBe('RecordChanged');
    expect((await exclude(field!, { version: 0, reason: null })).status).toBe(409);
  });

  it('starts from the two tests a doctor chose for an eye and program [OUR-67]', async () => {
    const { id, params } = next();
    const [, two, three] = await fieldsOf(id);
    const family = { eye: 'OD', program: '24-2-AVA-F', size: 3 };
    const choose = (body: object, who = doctor) =>
      who.call('updateFieldBaseline', { params, body: { ...family, ...body } });
    const baselines = async () => (await operator.call('getProgression', { params })).body.baselines;
    const tests = [two!.test, three!.test];
    expect((await choose({ version: 0, tests }, operator)).status).toBe(403);
    expect((await choose({ version: 0, tests })).status).toBe(204);
    const { user } = (await doctor.call('bootstrap')).body;
    expect(await baselines()).toMatchObject([
      { eye: 'OD', program: '24-2', size: 3, tests, version: 1, by: { id: user.id } },
    ]);
    expect((await choose({ version: 0, tests: null })).body.name).toBe('RecordChanged');
    expect((await choose({ version: 1, tests: null })).status).toBe(204);
    expect(await baselines()).toMatchObject([{ tests: null, version: 2 }]);
    // the row of a refused call may be written after that of the next one
    const rows = await auditOf('updateFieldBaseline', id);
    expect(rows.toSorted((one, other) => one.result - other.result)).toMatchObject([
      { patientIds: [id], result: 200 },
      { patientIds: [id], result: 200 },
      { patientIds: [], result: 403 },
      { result: 409 },
    ]);
  });

  it('keeps the baseline of a patient who is merged into another one, and restores it [OUR-569]', async () => {
    const [from, to] = [next(), next()];
    const [, , three, four] = await fieldsOf(from.id);
    const tests = [three!.test, four!.test];
    const choice = { version: 0, eye: 'OD', program: '24-2', size: 3, tests };
    expect((await doctor.call('updateFieldBaseline', { params: from.params, body: choice })).status).toBe(204);
    const baselinesOf = async ({ params }: typeof to) =>
      (await doctor.call('getProgression', { params })).body.baselines.map((one: { tests: string[] }) => one.tests);
    expect((await doctor.call('mergePatient', { params: from.params, body: { patient: to.id } })).status).toBe(204);
    expect(await baselinesOf(to)).toEqual([tests]);
    const [change] = (await doctor.call('listPatientChanges', { params: to.params })).body;
    expect((await doctor.call('undoPatientChange', { params: { id: change.id } })).status).toBe(200);
    expect([await baselinesOf(to), await baselinesOf(from)]).toEqual([[], [tests]]);
  });

  it('takes as a baseline only two fields of this patient, program and size [OUR-67]', async () => {
    const { id, params } = next();
    const [own] = await fieldsOf(id);
    const [foreign] = await fieldsOf(patients[0]!);
    const choose = (tests: (string | undefined)[], over = {}) =>
      doctor.call('updateFieldBaseline', {
        params,
        body: { version: 0, eye: 'OD', program: '24-2', size: 3, tests, ...over },
      });
    const { status, body } = await choose([own!.test, foreign!.test]);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['tests']]);
    expect((await choose([own!.test, own!.test])).status).toBe(400);
    const [, second] = await fieldsOf(id);
    expect((await choose([own!.test, second!.test], { program: '10-2' })).status).toBe(400);
    expect((await choose([own!.test, second!.test], { size: 5 })).status).toBe(400);
    expect((await choose([own!.test, second!.test])).status).toBe(204);
  });

  it(
    'is the same on the trend report: what was taken out does not count there, and the baseline is that one [OUR-69]',
    { tags: '@all' },
    async () => {
      const { id, params } = next();
      /** Returns the tables and notes of the report. */
      const report = async (): Promise<{ tables: string; page: string }> => {
        const query = { patient_id: id, timezone: 'UTC' };
        const { body } = await doctor.call('getTrendAnalysis', { query });
        const [page, tables] = (body as string).split('<details>');
        return { tables: tables ?? '', page: page?.slice(page.indexOf('<body')) ?? '' };
      };
      const [one, two, three, four] = await fieldsOf(id);
      const [first, second, third, fourth] = [one, two, three, four].map((field) => written(field!.time));
      const before = await report();
      expect(before.tables).toContain(`Baseline: ${first} and ${second}. Compared: ${fourth}.`);
      expect(before.page.includes('Taken out by a doctor')).toBe(false);
      await exclude(one!, { version: 0, reason: 'OTHER', note: 'Asleep' });
      const without = await report();
      expect(without.page.includes(`struck through: ${first} OD (another reason: Asleep).`)).toBe(true);
      // once in the legend; MD and VFI have a mark each
      expect([marks(before), marks(without)]).toEqual([1, 3]);
      expect(without.tables).toContain(`Baseline: ${second} and ${third}. Compared: ${fourth}.`);
      const choice = { version: 0, eye: 'OD', program: '24-2', size: 3, tests: [two!.test, four!.test] };
      await doctor.call('updateFieldBaseline', { params, body: choice });
      const chosen = await report();
      expect(chosen.tables).toContain('Too few fields that count: one after the baseline is needed.');
      expect(chosen.tables).toContain(`Baseline: ${second} and ${fourth}.`);
    },
  );

  it('lets others through while the fields of 300 tests are put together [OUR-65]', { tags: '@all' }, async () => {
    const { id, params } = next();
    const { db } = server.store;
    const [pattern] = await db.select().from(test).where(eq(test.patientId, id));
    const settling = await db.select().from(testRecord).where(eq(testRecord.testId, pattern!.id));
    // as many presentations as a full-threshold test has
    const records = Array.from({ length: 4 }, () => settling)
      .flat()
      .map((record, index) => ({
        ...record,
        seq: index + 1,
        seqNum: index + 1,
        data: { ...record.data, index: index + 1, ...(index >= settling.length && { threshold: null }) },
      }));
    const copies = Array.from({ length: 296 }, (_, month) => {
      const timeStart = new Date(pattern!.created.getTime() - (month + 1) * 30 * 24 * 3_600_000);
      return { ...pattern!, id: crypto.randomUUID(), created: timeStart, timeStart };
    });
    await db.insert(test).values(copies);
    const [first, ...others] = copies.map((copy) => copy.id);
    await db.insert(testRecord).values(records.map((record) => ({ ...record, testId: first! })));
    // copied by the database: to send every row would take longer than the test
    await db.execute(sql`insert into test_record (test_id, run, seq, seq_num, type, data)
      select test.id, record.run, record.seq, record.seq_num, record.type, record.data
      from test_record record, test where record.test_id = ${first!} and ${inArray(test.id, others)}`);
    const asked = doctor.call('getProgression', { params }).then(({ body }) => body.fields.length as number);
    const anotherCall = operator.call('bootstrap').then(() => 'others first');
    expect(await Promise.race([asked, anotherCall])).toBe('others first');
    expect(await asked).toBe(600);
  });
});
