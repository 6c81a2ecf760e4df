/** How a test was measured, by the API values of its kind. */
export interface TestMethod {
  readonly group: string;
  readonly strategy?: string | null | undefined;
  readonly protocol?: string | null | undefined;
  /** Whether the patient wore what they need to see sharply. */
  readonly withCorrection: boolean;
}

/** Kinds of test in which glasses change nothing. */
const WITHOUT_CORRECTION: ReadonlySet<string> = new Set(['AUDIOLOGY', 'PUPIL']);

/**
 * Returns a text that is the same for tests that were measured alike: of one kind, strategy (such as the distance of an
 * acuity), protocol (its optotypes) and correction. Comparison, report, lists and the patient page use it for every kind but
 * fields, whose rule is `methodMismatch`.
 */
export const methodKey = ({ group, strategy, protocol, withCorrection }: TestMethod): string =>
  [group, strategy ?? '', protocol ?? '', withCorrection && !WITHOUT_CORRECTION.has(group) ? 'corrected' : ''].join(
    ' ',
  );

/** Returns whether two tests were measured alike, so that their numbers can be compared. */
export const isSameMethod = (one: TestMethod, other: TestMethod): boolean => methodKey(one) === methodKey(other);
