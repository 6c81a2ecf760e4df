import type { PerimetryStimulus } from '@isopter/contract';
import { series as measured } from '@isopter/recordings/perimetry';
import { eq } from 'drizzle-orm';
import { device, patient, person, test, testRecord } from '../../src/platform/db/schema.ts';
import { type Browser, type ENGINES, signIn, startServer, type TestServer } from './server.ts';

export const DAY = 24 * 3600 * 1000;
/** The day the series of fields begins on. */
export const START = Date.UTC(2010, 0, 1, 12);

/** A field of the series, as a device would have reported it: each location once. */
export const measuredStimuli = (
  eye: 'OD' | 'OS',
  thresholds: readonly number[],
): (PerimetryStimulus & { threshold: number })[] =>
  thresholds.map((threshold, i) => ({
    eye,
    index: i + 1,
    x: (eye === 'OS' ? -1 : 1) * measured.points[i]![0],
    y: measured.points[i]![1],
    viewed: threshold >= 0,
    threshold,
    response_time: 0.4,
    is_blind_spot: false,
    has_good_fixation: true,
    false_positive: false,
    false_negative: false,
    region_no: 0,
    seq_num: i + 1,
    run: 1,
  }));

/** A server with a doctor, and a patient to whom finished fields can be added. */
export interface ReportedClinic {
  server: TestServer;
  doctor: Browser;
  patientId: string;
  /** Adds a finished field, so many days after the first one. @returns its test */
  addField: (eye: 'OD' | 'OS', day: number, thresholds: readonly number[], over?: object) => Promise<string>;
}

/** @param options of the server */
export async function startReportedClinic(
  engine: (typeof ENGINES)[number],
  options?: Parameters<typeof startServer>[3],
): Promise<ReportedClinic> {
  const server = await startServer(engine, 'large', undefined, options);
  const { db } = server.store;
  const doctor = await signIn(server, 'doctor');
  const patientId: string = (await doctor.call('listPatients')).body.results[0].id;
  await db.delete(test).where(eq(test.patientId, patientId));
  // the person the series was measured on was 64 at its beginning
  await db.update(patient).set({ dateOfBirth: '1946-01-01' }).where(eq(patient.id, patientId));
  return {
    server,
    doctor,
    patientId,
    addField: async (eye, day, thresholds, over = {}) => {
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
          group: 'PERIMETRY',
          strategy: 'FULL_THRESHOLD',
          protocol: '24-2',
          eye,
          options: { goldman_size: 3 } as never,
          timeStart: new Date(START + day * DAY),
          ...over,
        })
        .returning();
      await db.insert(testRecord).values(
        measuredStimuli(eye, thresholds).map(({ seq_num, run, ...data }) => ({
          testId: row!.id,
          run,
          seq: seq_num,
          seqNum: seq_num,
          type: 'new_stimuli',
          data,
        })),
      );
      return row!.id;
    },
  };
}
