import type { EnteredSample, SingleEye } from '@isopter/contract';
import { and, eq } from 'drizzle-orm';
import type { Identity } from '../../../access/auth/identity.ts';
import { testScope } from '../../../access/auth/scope.ts';
import { enteredFacts, test } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';

const EYES = [
  ['OS', 'os'],
  ['OD', 'od'],
] as const satisfies readonly (readonly [SingleEye, 'os' | 'od'])[];

/** Returns the pressures and acuities that were entered with a patient's tests, in the order of the tests [OUR-952]. */
export async function findEnteredSamples(db: Db, user: Identity, patientId: string): Promise<EnteredSample[]> {
  const rows = await db
    .select({
      test: test.id,
      done: test.timeStart,
      ordered: test.created,
      os: enteredFacts.os,
      od: enteredFacts.od,
    })
    .from(enteredFacts)
    .innerJoin(test, eq(test.id, enteredFacts.testId))
    .where(and(testScope(user), eq(test.patientId, patientId)));
  return rows
    .flatMap((row) =>
      EYES.flatMap(([eye, side]): EnteredSample[] => {
        const { iop, acuity } = row[side] ?? {};
        if (!iop && !acuity) return [];
        const time = (row.done ?? row.ordered).toISOString();
        return [{ test: row.test, time, eye, iop: iop ?? null, acuity: acuity ?? null }];
      }),
    )
    .toSorted((one, other) => one.time.localeCompare(other.time));
}
