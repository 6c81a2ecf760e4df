import type { CourseTest, SingleEye } from '@isopter/contract';

/** A field that is marked to be compared. */
export interface MarkedField {
  id: string;
  /** Empty where it has not begun. */
  time: string;
  eyes: readonly SingleEye[];
}

/** Why marked fields are not compared: too few, too many, or no eye in common. */
export type CannotCompare = 'none' | 'one' | 'many' | 'eyes';

const LEFT_FIRST: readonly SingleEye[] = ['OS', 'OD'];

/** The eyes of which a test measured the sensitivities; only such tests are marked and compared [OUR-254]. */
export const comparableEyes = ({ picture }: Pick<CourseTest, 'picture'>): readonly SingleEye[] =>
  LEFT_FIRST.filter((eye) => picture?.fields?.some((field) => field.eye === eye));

/** The screen that compares two marked fields, the older one as A, or why there is none [OUR-254]. */
export function compareMarked(patientId: string, marked: readonly MarkedField[]): { path: string } | CannotCompare {
  const [one, other] = marked.toSorted((a, b) => a.time.localeCompare(b.time));
  if (!one) return 'none';
  if (!other) return 'one';
  if (marked.length > 2) return 'many';
  const eye = one.eyes.find((side) => other.eyes.includes(side));
  if (!eye) return 'eyes';
  return { path: `/patients/${patientId}/compare?${new URLSearchParams({ eye, a: one.id, b: other.id }).toString()}` };
}
