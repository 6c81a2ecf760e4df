import type { AcuityRecord, AudioRecord, Ear, TrendSample } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { device, patient, person, test, testRecord } from '../../platform/db/schema.ts';
import { setOfficeClocks } from '../../../test/support/officeClock.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { jobKinds } from '../../edge/jobs/kinds.ts';
import { memoryBus } from '../../platform/bus/bus.ts';

type Record = Partial<AcuityRecord> | Partial<AudioRecord>;

/** A line whose acuity is about a size: half of its optotypes were seen. */
const line = (eye: AcuityRecord['eye'], size: number): Record[] =>
  Array.from({ length: 18 }, (_, i) => ({
    eye,
    skipped: false,
    threshold: i === 17,
    contrast: 100,
    size,
    size_label: '',
    version: 2,
    direction: 1,
    viewed: i % 2 === 0,
  }));

/** The thresholds of an ear, and silent intervals, some of them with a press. */
const ear = (name: Ear, level: number, pressed = 0): Record[] => {
  const tone = { ear: name, volume_db: level, threshold: true, is_heard: true, response_time: 0.4, catch_trial: null };
  return [
    ...[500, 1000, 2000, 4000].map((frequency) => ({ ...tone, frequency })),
    ...Array.from({ length: 12 }, (_, i) => ({
      ...tone,
      frequency: 1000,
      threshold: false,
      is_heard: i < pressed,
      catch_trial: 'silence' as const,
    })),
  ];
};

const FAR = { group: 'VISUAL_ACUITY', strategy: 'DISTANCE', protocol: 'LANDOLT_C' } as const;
const HEARING = { group: 'AUDIOLOGY', strategy: 'PURE_TONE', protocol: null } as const;

describe.each(ENGINES)('the comparison in a report on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let patientId: string;

  beforeAll(async () => {
    server = await startServer(engine, 'large');
    await setOfficeClocks(server.store.db, 'UTC');
    doctor = await signIn(server, 'doctor');
    patientId = (await doctor.call('listPatients')).body.results[0].id;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.store.db.delete(test).where(eq(test.patientId, patientId));
  });

  /** Adds a finished test at noon of a day. @returns its id */
  async function add(kind: object, day: string, records: readonly Record[], options: object = {}): Promise<string> {
    const { db } = server.store;
    const [owner] = await db.select().from(patient).where(eq(patient.id, patientId));
    const [anyDevice] = await db.select().from(device).where(eq(device.officeGroupId, owner!.officeGroupId));
    const [anyDoctor] = await db.select().from(person).where(eq(person.officeGroupId, owner!.officeGroupId));
    const [row] = await db
      .insert(test)
      .values({
        officeGroupId: owner!.officeGroupId,
        officeId: owner!.officeId,
        patientId,
        deviceId: anyDevice!.id,
        doctorId: anyDoctor!.id,
        status: 'finished',
        eye: '',
        options: options as never,
        timeStart: new Date(`${day}T12:00:00Z`),
        ...kind,
      } as never)
      .returning();
    const type =
      'group' in kind && kind.group === 'AUDIOLOGY' ? 'new_pure_tone_response' : 'new_acuity_optotype_result';
    await db
      .insert(testRecord)
      .values(records.map((data, i) => ({ testId: row!.id, run: 1, seq: i + 1, seqNum: i + 1, type, data }) as never));
    await jobKinds({ db, bus: memoryBus() })['test-results']!.run(undefined);
    return row!.id;
  }
  const report = async (test_id: string): Promise<string> =>
    (await doctor.call('getTestReport', { query: { test_id } })).body.replaceAll(/[\u2066-\u2069]/g, '');
  const samples = async (): Promise<TrendSample[]> =>
    (await doctor.call('listTrendSamples', { params: { id: patientId } })).body;

  it('is the newest test with the same correction, as on the patient page [OUR-560]', { tags: '@all' }, async () => {
    await add(FAR, '2026-01-05', line('OD', 0.1));
    await add(FAR, '2026-02-05', line('OD', 0.8), { with_correction: true });
    const page = await report(await add(FAR, '2026-03-05', line('OD', 0.1)));
    expect(page).toContain('01/05/2026');
    expect(page).not.toMatch(/02\/05\/2026|better than on|worse than on/);
  });

  it('is the newest test of each eye, however many of the other eye are newer [OUR-560]', async () => {
    await add(FAR, '2026-01-05', [...line('OD', 0), ...line('OS', 0)]);
    for (const day of [6, 7, 8, 9, 10]) await add(FAR, `2026-02-${String(day).padStart(2, '0')}`, line('OD', 0));
    const page = await report(await add(FAR, '2026-03-05', [...line('OD', 0), ...line('OS', 0.6)]));
    expect(page).toContain('Left eye: worse than on 01/05/2026');
    expect(page).toContain('OD 02/10/2026');
  });

  it('is the newest test of each ear that can be relied on [OUR-560]', async () => {
    await add(HEARING, '2026-01-05', [...ear('LEFT', 20), ...ear('RIGHT', 20)]);
    await add(HEARING, '2026-02-05', ear('RIGHT', 25));
    await add(HEARING, '2026-02-06', ear('LEFT', 70, 8));
    const page = await report(await add(HEARING, '2026-03-05', [...ear('LEFT', 40), ...ear('RIGHT', 25)]));
    for (const said of [
      'Change since 01/05/2026',
      '+20.0 dB, worse',
      'Change since 02/05/2026',
      '0.0 dB, about the same',
    ])
      expect([said, page.includes(said)]).toEqual([said, true]);
    expect(page).not.toContain('02/06/2026');
  });

  it('names the distance of both acuities of a test, also for lists and trends [OUR-560]', async () => {
    await add({ ...FAR, strategy: 'BOTH' }, '2026-01-05', [...line('OD', 0), ...line('OD', 0.4)]);
    expect((await samples()).map(({ value, near }) => [value, near])).toEqual([
      [0.02, false],
      [0.42, true],
    ]);
  });
});
