/**
 * Reasons for excluding a field from progression analysis: learning effect, poor fixation or attention, lid or brow,
 * lens rim, wrong correction, media opacity, fatigue or illness, technical fault, another reason.
 */
export const EXCLUSION_REASONS = [
  'LEARNING',
  'ATTENTION',
  'LID',
  'LENS_RIM',
  'CORRECTION',
  'MEDIA',
  'FATIGUE',
  'TECHNICAL',
  'OTHER',
] as const;
export type ExclusionReason = (typeof EXCLUSION_REASONS)[number];

/** Reasons why a field is unreliable; `FALSE_NEGATIVES`, only in older results, excludes no field. */
export const RELIABILITY_FLAGS = [
  'FALSE_POSITIVES',
  'FALSE_NEGATIVES',
  'FIXATION_LOSSES',
  'TOO_HIGH',
  'OTHER_EYE',
] as const;
export type ReliabilityFlag = (typeof RELIABILITY_FLAGS)[number];

/** Whether the answers of an eye can be relied on; undecided while there are too few to tell [OUR-02]. */
export const RELIABILITY_VERDICTS = ['passed', 'flagged', 'undecided'] as const;
export type ReliabilityVerdict = (typeof RELIABILITY_VERDICTS)[number];

/** Kinds of tests as a patient's course tells them apart. */
export const COURSE_KINDS = ['fields', 'acuity', 'hearing', 'other'] as const;
export type CourseKind = (typeof COURSE_KINDS)[number];

/** Reasons for not comparing a field with healthy eyes [OUR-05]. */
export const INCOMPARABLE = ['program', 'paediatric', 'size', 'age', 'child', 'points'] as const;
export type IncomparableReason = (typeof INCOMPARABLE)[number];
