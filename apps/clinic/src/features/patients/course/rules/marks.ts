import { isHearingScreening } from '@isopter/clinical/audiology';
import { type CourseRow, type CourseTest, type Ear, type SingleEye } from '@isopter/contract';

type Side = SingleEye | 'OU' | Ear;

/** Kinds of tests of which two are compared. */
export const COMPARED_KINDS = ['fields', 'acuity', 'hearing'] as const;
export type ComparedKind = (typeof COMPARED_KINDS)[number];

/** A test that is marked to be compared. */
export interface MarkedTest {
  id: string;
  /** Empty where it has not begun. */
  time: string;
  kind: ComparedKind;
  /** The eyes or ears it measured, the left one first. */
  sides: readonly Side[];
}

/** The properties that decide how a test can be compared. */
type Comparable = Pick<CourseTest, 'picture'> & { test: Pick<CourseTest['test'], 'result' | 'test_group'> };

/** The reason why marked tests cannot be compared: too few, too many, different kinds, or no common eye or ear. */
export type CannotCompare = 'none' | 'one' | 'many' | 'kinds' | 'eyes' | 'ears';

const EYES: readonly SingleEye[] = ['OS', 'OD'];
const ACUITY_EYES = ['OS', 'OD', 'OU'] as const;
const EARS: readonly Ear[] = ['LEFT', 'RIGHT'];

/** Returns the kind of comparison for a test, and the eyes or ears it measured; `null` if it cannot be compared. */
export function comparable({ picture, test }: Comparable): Pick<MarkedTest, 'kind' | 'sides'> | null {
  const eyes = EYES.filter((eye) => picture?.fields?.some((field) => field.eye === eye));
  if (eyes.length > 0) return { kind: 'fields', sides: eyes };
  // the levels of a screening are no thresholds
  if (isHearingScreening(test.test_group)) return null;
  const ears = EARS.filter((ear) => picture?.ears?.some((one) => one.ear === ear && one.tones.length > 0));
  if (ears.length > 0) return { kind: 'hearing', sides: ears };
  const acuities = (test.result?.findings ?? []).filter(({ measure }) => measure === 'ACUITY');
  const seeing = ACUITY_EYES.filter((eye) => acuities.some(({ side }) => side === eye));
  return seeing.length > 0 ? { kind: 'acuity', sides: seeing } : null;
}

/** A row of the course as it is marked; `null` where it cannot be compared. An imported report has its fields alone. */
export function markable(row: CourseRow): MarkedTest | null {
  if ('test' in row) {
    const what = comparable(row);
    return what && { id: row.test.id, time: row.test.time_start ?? '', ...what };
  }
  const { id, day, fields } = row.imported;
  const sides = EYES.filter((eye) => fields.some((field) => field.eye === eye));
  return sides.length > 0 ? { id, time: `${day}T12:00:00.000Z`, kind: 'fields', sides } : null;
}

/** The screen that compares two marked tests, the older one as A, or why there is none [OUR-254, OUR-293, OUR-297]. */
export function compareMarked(patientId: string, marked: readonly MarkedTest[]): { path: string } | CannotCompare {
  const [one, other] = marked.toSorted((a, b) => a.time.localeCompare(b.time));
  if (!one) return 'none';
  if (!other) return 'one';
  if (marked.length > 2) return 'many';
  if (one.kind !== other.kind) return 'kinds';
  const side = one.sides.find((own) => other.sides.includes(own));
  if (!side) return one.kind === 'hearing' ? 'ears' : 'eyes';
  const query = new URLSearchParams(one.kind === 'fields' ? { eye: side } : { kind: one.kind });
  query.set('a', one.id);
  query.set('b', other.id);
  return { path: `/patients/${patientId}/compare?${query.toString()}` };
}
