import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ExportParameters } from '@isopter/contract';
import { account, exportPart, exportTask, officeGroup, patient, test } from '../../platform/db/schema.ts';
import { newDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { gather, readTable, readZip } from '../../../test/support/exported.ts';
import { setOfficeClocks } from '../../../test/support/officeClock.ts';
import { ENGINES } from '../../../test/support/server.ts';
import type { ReportRenderer } from '../reports/renderer.ts';
import { CLAIM_MS, claimExport, endExports, finishExport, renewClaim } from './claim.ts';
import type { ExportWork } from './files.ts';
import { makeExports } from './make.ts';
import { LostClaim, partsOf, storeParts } from './store.ts';

const POSTGRES = process.env['TEST_DATABASE_URL'];
const DAY_MS = 24 * 3_600_000;
const PARAMETERS: ExportParameters = {
  device_type: null,
  test_strategy: 'AVA_FAST',
  test_protocol: '24-2',
  start_date: null,
  end_date: null,
  include_deviations: false,
  include_reports: false,
};
const never = new AbortController().signal;
const inMs = (ms: number) => new Date(Date.now() + ms);

async function* pieces(...all: string[]) {
  for (const one of all) yield await Promise.resolve(Buffer.from(one));
}

describe.each(ENGINES)('creating exports on %s', (engine) => {
  let database: TestDatabase;
  let lines: object[];
  /** Overrides the drawing of reports. */
  let draw: ReportRenderer['render'];
  let work: ExportWork;
  let doctor: typeof account.$inferSelect;
  beforeAll(async () => {
    database = await newDatabase('large', engine === 'postgres' ? POSTGRES : undefined);
    const { db } = database.store;
    await setOfficeClocks(db, 'UTC');
    const [found] = await db.select().from(account).where(eq(account.username, 'doctor'));
    doctor = found!;
    const log = {
      info: () => undefined,
      warn: (line: object) => lines.push(line),
      error: (line: object) => lines.push(line),
    };
    const reports = { render: ((...drawn) => draw(...drawn)) as ReportRenderer['render'] } as ReportRenderer;
    work = { db, reports, log: log as unknown as ExportWork['log'] };
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    lines = [];
    draw = () => Promise.resolve({ title: 'Field', content: Buffer.from('%PDF') });
    await work.db.delete(exportTask);
    await setResearch(true);
    await work.db.update(account).set({ active: true }).where(eq(account.id, doctor.id));
  });

  const setResearch = (research_mode: boolean) =>
    work.db.update(officeGroup).set({ flags: { research_mode } }).where(eq(officeGroup.id, doctor.officeGroupId));
  const ask = async (more: Partial<ExportParameters> = {}) => {
    const { officeGroupId, id: accountId } = doctor;
    const parameters = { ...PARAMETERS, ...more };
    const [row] = await work.db
      .insert(exportTask)
      .values({ officeGroupId, accountId, parameters, host: 'localhost', due: inMs(-1000) })
      .returning();
    return row!.id;
  };
  const rowOf = async (id: string) => (await work.db.select().from(exportTask).where(eq(exportTask.id, id)))[0]!;
  const partsLeft = (id: string) => work.db.$count(exportPart, eq(exportPart.taskId, id));
  const fileOf = async (id: string) => readZip(Buffer.concat(await gather(partsOf(work.db, await rowOf(id)))));

  it('moves each from PENDING to FINISHED once, whatever number of servers makes them [EXP-04] [SRV-06]', async () => {
    const ids = [await ask(), await ask(), await ask()];
    expect(await rowOf(ids[0]!)).toMatchObject({ status: 'PENDING', attempts: 0, size: null });
    await Promise.all([makeExports(work, never), makeExports(work, never)]);
    for (const id of ids) {
      const row = await rowOf(id);
      expect(row).toMatchObject({ status: 'FINISHED', attempts: 1, isNamed: true });
      expect(row.testIds.length).toBeGreaterThan(0);
      expect(Object.keys(await fileOf(id))).toEqual(['tests.csv', 'fields.csv', 'thresholds.csv']);
    }
    expect(lines).toEqual([]);
  });

  it('is STARTED meanwhile, and is taken over after its claim expires; the first server writes no more [SRV-06]', async () => {
    const { db } = work;
    const id = await ask();
    const first = (await claimExport(db, new Date()))!;
    expect(await rowOf(id)).toMatchObject({ status: 'STARTED', attempts: 1 });
    await storeParts(db, first, pieces('half a file'));
    await makeExports(work, never);
    expect(await rowOf(id)).toMatchObject({ status: 'STARTED', attempts: 1 });
    await db
      .update(exportTask)
      .set({ due: inMs(-1) })
      .where(eq(exportTask.id, id));
    await makeExports(work, never);
    expect(await rowOf(id)).toMatchObject({ status: 'FINISHED', attempts: 2 });
    expect(await renewClaim(db, first, new Date())).toBe(false);
    await expect(storeParts(db, first, pieces('the other half'))).rejects.toThrow(LostClaim);
    await finishExport(db, first, { testIds: [], patientIds: [], isNamed: false, size: 0 }, new Date());
    expect((await rowOf(id)).testIds.length).toBeGreaterThan(0);
    expect(readTable(await fileOf(id), 'tests').length).toBe((await rowOf(id)).testIds.length);
  });

  it('keeps its claim for as long as pieces come', async () => {
    const id = await ask();
    const task = (await claimExport(work.db, new Date()))!;
    expect(await renewClaim(work.db, task, inMs(CLAIM_MS))).toBe(true);
    expect((await rowOf(id)).due.getTime()).toBeGreaterThan(Date.now() + CLAIM_MS);
  });

  it(
    'goes back to PENDING where the server stops in the middle, and another one finishes it [SRV-06]',
    { tags: '@all' },
    async () => {
      const id = await ask({ include_reports: true });
      const stopping = new AbortController();
      draw = () => {
        stopping.abort();
        return Promise.reject(new Error('the drawing was ended'));
      };
      await makeExports(work, stopping.signal);
      expect(await rowOf(id)).toMatchObject({ status: 'PENDING', attempts: 0 });
      expect(lines).toEqual([]);
      draw = () => Promise.resolve({ title: 'Field', content: Buffer.from('%PDF') });
      await makeExports(work, never);
      expect(await rowOf(id)).toMatchObject({ status: 'FINISHED', attempts: 1 });
    },
  );

  it('contains the existing reports, and lists which tests have one [EXP-02]', { tags: '@all' }, async () => {
    const id = await ask({ include_reports: true });
    let drawn = 0;
    draw = () => {
      drawn += 1;
      return Promise.resolve(drawn === 1 ? null : { title: 'Field', content: Buffer.from('%PDF') });
    };
    await makeExports(work, never);
    const files = await fileOf(id);
    const names = Object.keys(files).filter((name) => name.startsWith('reports/'));
    const rows = readTable(files, 'tests');
    expect(names.length).toBe(rows.length - 1);
    expect(rows.flatMap(({ report }) => report || [])).toEqual(names);
    expect(rows.filter(({ report }) => report).map(({ test_id }) => `reports/${test_id}.pdf`)).toEqual(names);
  });

  it('is retried, and has FAILED after the third attempt; the log has the reason, without personal data [SRV-06] [EXP-04]', async () => {
    const id = await ask({ include_reports: true });
    const people = await work.db.select({ lastName: patient.lastName }).from(patient);
    draw = () => Promise.reject(new Error('no room to draw'));
    for (const attempt of [1, 2, 3]) {
      await makeExports(work, never);
      expect(await rowOf(id)).toMatchObject({ status: attempt < 3 ? 'STARTED' : 'FAILED', attempts: attempt });
      await work.db
        .update(exportTask)
        .set({ due: inMs(-1) })
        .where(eq(exportTask.id, id));
    }
    expect(lines).toHaveLength(3);
    expect(lines[2]).toEqual({ exportTask: id, attempt: 3, error: 'Error: no room to draw' });
    for (const { lastName } of people) expect(JSON.stringify(lines)).not.toContain(lastName);
    expect(await partsLeft(id)).toBe(0);
  });

  it('has FAILED when each time the server ended in it [SRV-06]', async () => {
    const id = await ask();
    for (const _ of [1, 2, 3]) {
      expect((await claimExport(work.db, new Date()))?.id).toBe(id);
      await work.db
        .update(exportTask)
        .set({ due: inMs(-1) })
        .where(eq(exportTask.id, id));
    }
    await makeExports(work, never);
    expect((await rowOf(id)).status).toBe('FAILED');
    expect(lines).toEqual([{ exportTask: id }]);
  });

  it.each([
    ['the office group has no research mode any more', () => setResearch(false)],
    ['the user was suspended', () => work.db.update(account).set({ active: false }).where(eq(account.id, doctor.id))],
  ])('has FAILED at once if %s', async (_, change) => {
    const id = await ask();
    await change();
    await makeExports(work, never);
    expect(await rowOf(id)).toMatchObject({ status: 'FAILED', attempts: 1 });
    expect(lines).toEqual([{ exportTask: id, attempt: 1, error: 'Impossible: the user may no longer create exports' }]);
  });

  it(
    'is EXPIRED after seven days, and its file is removed; no day before [SRV-06] [EXP-04]',
    { tags: '@all' },
    async () => {
      const id = await ask();
      await makeExports(work, never);
      expect(await endExports(work.db, inMs(7 * DAY_MS - 60_000))).toEqual([]);
      expect((await rowOf(id)).status).toBe('FINISHED');
      expect(await partsLeft(id)).toBeGreaterThan(0);
      await endExports(work.db, inMs(7 * DAY_MS + 60_000));
      expect((await rowOf(id)).status).toBe('EXPIRED');
      expect(await partsLeft(id)).toBe(0);
    },
  );

  it(
    'holds the finished tests that fit: strategy in both spellings, device, first and last day [EXP-02]',
    { tags: '@all' },
    async () => {
      const { db } = work;
      const finished = await db
        .select()
        .from(test)
        .where(
          and(eq(test.status, 'finished'), eq(test.strategy, 'AVA_FAST'), eq(test.officeGroupId, doctor.officeGroupId)),
        );
      const [one] = finished;
      await db.update(test).set({ protocol: '24-2-AVA-F' }).where(eq(test.id, one!.id));
      const idsIn = async (more: Partial<ExportParameters>) => {
        const id = await ask(more);
        await makeExports(work, never);
        return (await rowOf(id)).testIds;
      };
      expect((await idsIn({})).toSorted()).toEqual(finished.map(({ id }) => id).toSorted());
      expect(await idsIn({ device_type: 'H' })).toEqual([]);
      expect((await idsIn({ device_type: 'S' })).length).toBe(finished.length);
      expect(await idsIn({ test_protocol: '30-2' })).toEqual([]);
      const day = one!.timeStart!.toISOString().slice(0, 10);
      const ofThatDay = finished
        .filter(({ timeStart }) => timeStart!.toISOString().startsWith(day))
        .map(({ id }) => id);
      expect((await idsIn({ start_date: day, end_date: day })).toSorted()).toEqual(ofThatDay.toSorted());
      const left = await db.select().from(test).where(inArray(test.id, ofThatDay));
      expect(left.length).toBe(ofThatDay.length);
    },
  );

  it('counts days, and writes times in reports, by the clock of the office of each test [OUR-312]', async () => {
    const { db } = work;
    const [one] = await db
      .select()
      .from(test)
      .where(
        and(eq(test.status, 'finished'), eq(test.strategy, 'AVA_FAST'), eq(test.officeGroupId, doctor.officeGroupId)),
      );
    // late in the evening in New York, the next day in UTC
    await db
      .update(test)
      .set({ timeStart: new Date('2025-01-11T03:30:00Z') })
      .where(eq(test.id, one!.id));
    const zones: unknown[] = [];
    draw = ({ options }) => {
      zones.push(options.timezone);
      return Promise.resolve({ title: 'Field', content: Buffer.from('%PDF') });
    };
    const idsOn = async (day: string, timezone: string) => {
      await setOfficeClocks(db, timezone, doctor.officeGroupId);
      // the caller's time zone has no influence
      const id = await ask({ start_date: day, end_date: day, include_reports: true, timezone: 'Asia/Tokyo' });
      await makeExports(work, never);
      return (await rowOf(id)).testIds;
    };
    expect(await idsOn('2025-01-10', 'America/New_York')).toEqual([one!.id]);
    expect(await idsOn('2025-01-11', 'America/New_York')).toEqual([]);
    expect(await idsOn('2025-01-11', 'UTC')).toEqual([one!.id]);
    expect(zones).toEqual(['America/New_York', 'UTC']);
  });
});
