import { inArray, sql } from 'drizzle-orm';
import { patient, test, testRecord } from '../../../apps/server/src/platform/db/schema.ts';
import type { Db } from '../../../apps/server/src/platform/db/store.ts';

/** Confirmed records, compared with stored ones. */
export interface Count {
  acknowledged: number;
  stored: number;
  /** Acknowledged, and not there, or something else under its number. */
  lost: number;
  duplicates: number;
  /** Numbers missing between the first and the last that is stored. */
  gaps: number;
  patientsAnswered: number;
  patientsLost: number;
  tests: number;
  finished: number;
}

interface Promised {
  /** By test, up to which number records were acknowledged. */
  acknowledged: ReadonlyMap<string, number>;
  testIds: readonly string[];
  /** Patients whose saving was answered with 200. */
  patientIds: readonly string[];
  /** Whether the presentations carry their numbers, as those of the fleet do. @default true */
  isNumbered?: boolean;
}

/** Reads what is stored from the database itself, past the server. */
export async function countStored(
  db: Db,
  { acknowledged, testIds, patientIds, isNumbered = true }: Promised,
): Promise<Count> {
  const rows = await db
    .select({
      testId: testRecord.testId,
      seq: testRecord.seq,
      seqNum: testRecord.seqNum,
      type: testRecord.type,
      index: sql<number | null>`(${testRecord.data}->>'index')::int`,
    })
    .from(testRecord)
    .where(inArray(testRecord.testId, [...testIds]));
  const isAsSent = ({ type, seq, index }: (typeof rows)[number]) =>
    !isNumbered || type !== 'new_stimuli' || index === seq;
  let [lost, duplicates, gaps] = [0, 0, 0];
  for (const id of testIds) {
    const own = rows.filter(({ testId }) => testId === id);
    const right = new Set(own.filter(isAsSent).map(({ seq }) => seq));
    const seqs = new Set(own.map(({ seq }) => seq));
    for (let seq = 1; seq <= (acknowledged.get(id) ?? 0); seq += 1) if (!right.has(seq)) lost += 1;
    duplicates += own.length - seqs.size + (own.length - new Set(own.map(({ seqNum }) => seqNum)).size);
    gaps += Math.max(0, ...seqs) - seqs.size;
  }
  const statuses = await db
    .select({ status: test.status })
    .from(test)
    .where(inArray(test.id, [...testIds]));
  const found = new Set(
    (
      await db
        .select({ id: patient.id })
        .from(patient)
        .where(sql`${patient.firstName} = 'Endure'`)
    ).map(({ id }) => id),
  );
  return {
    acknowledged: [...acknowledged.values()].reduce((sum, seq) => sum + seq, 0),
    stored: rows.length,
    lost,
    duplicates,
    gaps,
    patientsAnswered: patientIds.length,
    patientsLost: patientIds.filter((id) => !found.has(id)).length,
    tests: testIds.length,
    finished: statuses.filter(({ status }) => status === 'finished').length,
  };
}
