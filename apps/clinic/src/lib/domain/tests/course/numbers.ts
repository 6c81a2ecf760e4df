import { SIDES } from '@isopter/clinical';
import {
  type CourseChange,
  type CourseSample,
  isCountedSample,
  previousSample,
  sampleChange,
} from '@isopter/clinical/course';
import type { ResultSide, TestFinding, TestResult } from '@isopter/contract';

/** A finding of a test with how it differs from the test before. */
export interface ComparedFinding {
  finding: TestFinding;
  /** The value before it; undefined where none can be compared, or it lies beyond what was measured. */
  before: number | undefined;
  change: CourseChange | undefined;
}

/** The numbers of one eye or ear. */
export interface SideNumbers {
  side: ResultSide;
  found: readonly ComparedFinding[];
}

/** The sample a finding became. */
function sampleOf(finding: TestFinding, test: string, samples: readonly CourseSample[]): CourseSample | undefined {
  if (!('value' in finding)) return undefined;
  return samples.find(
    (one) =>
      one.test === test &&
      one.measure === finding.measure &&
      one.side === finding.side &&
      one.value === finding.value &&
      (one.contrast ?? null) === (finding.contrast ?? null) &&
      (one.near ?? null) === (finding.near ?? null),
  );
}

function compared(finding: TestFinding, test: string, samples: readonly CourseSample[]): ComparedFinding {
  const own = sampleOf(finding, test, samples);
  // what does not count itself is compared with nothing
  const before = own && isCountedSample(own) ? previousSample(samples, own) : undefined;
  return {
    finding,
    before: before?.limit ? undefined : before?.value,
    change: (own && before && sampleChange(before, own)) ?? undefined,
  };
}

/** The numbers of a test by eye or ear, the left one first, each with its change [OUR-162]. */
export function sideNumbers(
  { id, result }: { id: string; result?: TestResult | null | undefined },
  samples: readonly CourseSample[],
): readonly SideNumbers[] {
  const findings = result?.findings ?? [];
  return SIDES.flatMap((side): SideNumbers[] => {
    const own = findings.filter((finding) => finding.side === side);
    return own.length === 0 ? [] : [{ side, found: own.map((finding) => compared(finding, id, samples)) }];
  });
}
