import { dayIn, formatDay, SINGLE_EYES } from '@isopter/contract';
import { familyOf, isSameFamily } from '@isopter/clinical/perimetry/progression';
import { and, eq } from 'drizzle-orm';
import type { Identity } from '../auth/identity.ts';
import { test } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { isThresholdField, sizeOf } from '../tests/fields.ts';
import { exclusionsOf } from '../tests/progression.ts';
import type { TestRow } from '../tests/states/records.ts';
import { findReportedTests } from './about.ts';
import type { SourcedTest } from './job.ts';
import type { EarlierTest, ReportOptions } from './source.ts';
import { stateOf } from './states.ts';

/** How many earlier tests are looked through: the newest may be unreliable, or of the other eye. */
const MOST = 4;

const timeOf = ({ timeStart, created }: TestRow): number => (timeStart ?? created).getTime();

const fieldFamily = (row: TestRow) => familyOf({ program: row.protocol ?? '', size: sizeOf(row) });

/** Whether two tests of a kind measured the same: fields of one program and size, others of one strategy and protocol. */
function isComparable(one: TestRow, other: TestRow): boolean {
  if (isThresholdField(one)) {
    return isThresholdField(other) && isSameFamily(fieldFamily(one), fieldFamily(other));
  }
  return one.strategy === other.strategy && one.protocol === other.protocol;
}

/**
 * Adds to a test the earlier ones of the same patient, as far as the user can reach them, that it can be compared with.
 * @param knownAge years today, where the server knows no date of birth
 */
export async function withEarlier(
  db: Db,
  user: Identity,
  sourced: SourcedTest,
  options: ReportOptions,
  knownAge?: number,
): Promise<SourcedTest> {
  const { row } = sourced.test;
  if (row.patientId === null) return sourced;
  const isOfKind = and(eq(test.patientId, row.patientId), eq(test.group, row.group));
  const found = (await findReportedTests(db, user, isOfKind, options, knownAge))
    .filter(({ test: { row: other } }) => timeOf(other) < timeOf(row) && isComparable(row, other))
    .toSorted((a, b) => timeOf(b.test.row) - timeOf(a.test.row))
    .slice(0, MOST);
  const exclusions = await exclusionsOf(
    db,
    found.map((one) => one.test.row.id),
  );
  const earlier = await Promise.all(
    found.map(async ({ test: { row: other, age } }): Promise<EarlierTest[]> => {
      const read = await stateOf(db, other);
      if (read?.kind !== sourced.kind) return [];
      const { timezone, date_format } = options;
      return [
        {
          row: other,
          age,
          day: formatDay(dayIn(new Date(timeOf(other)), timezone), date_format),
          excluded: SINGLE_EYES.filter((eye) => exclusions(other.id, eye).exclusion !== null),
          state: read.state,
        },
      ];
    }),
  );
  return { ...sourced, test: { ...sourced.test, earlier: earlier.flat() } };
}
