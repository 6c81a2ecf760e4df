import type { HemifieldResult, Incomparable } from '@isopter/clinical/perimetry/analysis';

/** Requires a text for every reason and every result. */
type Words = Record<`incomparable${Incomparable}` | `ght${HemifieldResult}`, string> & Record<string, unknown>;

/** The English texts of the results of a finished field, next to its plot. Numbers are passed already formatted. */
export const fieldResultWords = {
  resultOf: ({ eye }: { eye: string }): string => `Result, ${eye}`,
  md: 'MD',
  psd: 'PSD',
  vfi: 'VFI',
  resultFovea: 'Fovea',
  meanSensitivity: 'Mean sensitivity',
  ght: 'GHT',
  noNorm: 'no norm in this set',
  outsideAges: 'outside the norms’ ages',
  noIndices: ({ why }: { why: string }): string => `No indices: ${why}`,
  incomparableprogram: 'the program has no norms',
  incomparablepaediatric: 'programs for children have no norms',
  incomparablesize: 'there are no norms for the size of the stimulus',
  incomparableage: 'no date of birth',
  incomparablechild: 'there are no norms for children',
  incomparablepoints: 'too few points settled',
  ghtoutsideNormalLimits: 'Outside normal limits',
  ghtborderline: 'Borderline',
  ghtborderlineAndGeneralReduction: 'Borderline, general reduction',
  ghtgeneralReduction: 'General reduction of sensitivity',
  ghtabnormallyHigh: 'Abnormally high sensitivity',
  ghtwithinNormalLimits: 'Within normal limits',
  patternDeviation: 'Pattern deviation',
  patternDeviationOf: ({ eye }: { eye: string }): string => `${eye}, pattern deviation: how rare each point is`,
  /** How many points are of a class, such as p < 1%. */
  pointsOf: ({ what, amount }: { what: string; amount: string }): string => `${what}: ${amount}`,
  changeSince: ({ day }: { day: string }): string => `Change since ${day}`,
  changeOf: ({ eye, day }: { eye: string; day: string }): string =>
    `${eye}, change since ${day}: points beyond 95% of repeated tests`,
  lower: 'Lower',
  higher: 'Higher',
  /** Explains "lower" and "higher". */
  beyondRetests: 'than in 95% of retests',
  /** How many points are lower, or higher, in stable eyes. */
  chanceBound: ({ amount }: { amount: string }): string =>
    `In 5% of stable pairs of fields, more than ${amount} points are lower by chance.`,
  mdThenNow: ({ before, now }: { before: string; now: string }): string => `MD ${before} → ${now} dB`,
  vfiThenNow: ({ before, now }: { before: string; now: string }): string => `VFI ${before} → ${now}%`,
  noEarlier: 'No earlier reliable field of this eye with this program, size and strategy',
  verdictpassed: 'Reliable',
  /** Too few trials, or many false negatives. */
  verdictundecided: 'Reliability not known',
  verdictflagged: ({ why }: { why: string }): string => `Not reliable: ${why}`,
  /** The field looks like one of the other eye. */
  otherEye: 'check the eye: points or blind spot are those of the other eye',
  tooHigh: ({ db }: { db: string }): string => `sensitivities of ${db} dB and more`,
  /** The basis of the indices: scored points, the name of the norms, and their number of eyes. */
  normsNote: ({ points, norms, eyes }: { points: string; norms: string; eyes: string }): string =>
    `The indices rest on ${points} points and the norms ${norms} (${eyes} healthy eyes).`,
  mdDifference: ({ mean, sd, eyes, source }: { mean: string; sd: string; eyes: string; source: string }): string =>
    `MD is not comparable with other perimeters’: ${mean} dB milder than Humphrey’s (SD ${sd}; ${eyes} eyes, ${source}).`,
} satisfies Words;
/** The texts of the results of a finished field in one language. */
export type FieldResultWords = typeof fieldResultWords;
