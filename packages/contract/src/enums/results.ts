/** The eye or ear a result is of; `OU`: both eyes together. */
export const RESULT_SIDES = ['OD', 'OS', 'OU', 'RIGHT', 'LEFT'] as const;
export type ResultSide = (typeof RESULT_SIDES)[number];

/**
 * Results that are numbers: mean deviation (dB), visual field index (%), mean and foveal sensitivity (dB), acuity
 * (logMAR), contrast sensitivity (log CS), pure tone average (dB HL), relative afferent defect (log units),
 * stereoacuity (seconds of arc), and the mean distance of an isopter from fixation (degrees).
 */
export const NUMBER_MEASURES = [
  'MD',
  'VFI',
  'MEAN_SENSITIVITY',
  'FOVEA',
  'ACUITY',
  'LOG_CS',
  'PTA',
  'RAPD',
  'STEREO',
  'ISOPTER',
] as const;
export type NumberMeasure = (typeof NUMBER_MEASURES)[number];

/** Results that are words. */
export const WORD_MEASURES = ['D15', 'ISHIHARA', 'WAGGONER', 'STEREOPSIS', 'HEARING', 'PUPIL'] as const;
export type WordMeasure = (typeof WORD_MEASURES)[number];

/** Values of such a result. */
export const RESULT_WORDS = [
  'NORMAL',
  'MILD',
  'MODERATE',
  'SEVERE',
  'DEFICIENT',
  'PROTAN',
  'DEUTAN',
  'TRITAN',
  'RED_GREEN',
  'TOTAL',
  'RANDOM',
  'UNCLEAR',
  'UNRELIABLE',
  'PASSED',
  'REFERRED',
  'INCOMPLETE',
  'NONE',
  'NO_REACTION',
] as const;
export type ResultWord = (typeof RESULT_WORDS)[number];

/** Types of a color deficiency whose strength is known. */
export const DEFICIENCIES = ['PROTAN', 'DEUTAN', 'RED_GREEN', 'TRITAN'] as const;
export type Deficiency = (typeof DEFICIENCIES)[number];

/** On which side of a number the true one lies, where it is beyond what was measured. */
export const RESULT_LIMITS = ['BETTER', 'WORSE'] as const;
export type ResultLimit = (typeof RESULT_LIMITS)[number];
