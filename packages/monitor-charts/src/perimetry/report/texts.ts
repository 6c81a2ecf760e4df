import type { HemifieldResult, Incomparable } from '@isopter/clinical/perimetry/analysis';

/** The texts of a visual field report. The server has them in each report language; these are the English ones. */
export interface PerimetryReportTexts {
  title: string;
  program: string;
  stimulus: string;
  /** The ages of the healthy people of the norms, in years. */
  ages: (values: { youngest: number; oldest: number }) => string;
  /** A note that nothing is known of how rare a value is at the age of the patient. */
  ageOutsideNorms: (values: { youngest: number; oldest: number }) => string;
  /** A note that only some of the points of a program have norms. */
  normedPoints: (values: { normed: number; measured: number }) => string;
  /** A note that other perimeters have another MD, with the measured difference. */
  mdDifference: (values: { mean: string; sd: string; eyes: number; source: string }) => string;
  /** The version of the analysis rules. */
  rules: (values: { version: string }) => string;
  fixationLosses: string;
  falsePositives: string;
  falseNegatives: string;
  fovea: string;
  lowReliability: string;
  /** A note that an eye has sensitivities that are abnormally high. */
  tooHigh: (values: { eye: string; db: string }) => string;
  /** The same in short, next to the reliability. */
  checkEye: string;
  valuesTooHigh: string;
  /** The field looks like one of the other eye. */
  otherEye: (values: { eye: string }) => string;
  /** Shown for catch trials that could not be given. */
  notMeasurable: string;
  outOf: (values: { count: number; total: number }) => string;
  reliability: string;
  noLimitExceeded: string;
  /** An earlier field beside the newest one. */
  previousField: string;
  noPrevious: string;
  sameTest: string;
  greyscaleThen: string;
  changeSince: string;
  before: string;
  now: string;
  change: string;
  pointsLower: (values: { count: number }) => string;
  pointsHigher: (values: { count: number }) => string;
  /** How many points change by chance. */
  chanceBound: (values: { count: number }) => string;
  /** The source of the limits of change. */
  changeSource: (values: { eyes: number }) => string;
  /** The number of stimuli that were presented. */
  presented: (values: { count: number }) => string;
  /** How long stimuli were presented. */
  lasted: (values: { minutes: number; seconds: number }) => string;
  limitExceeded: (values: { name: string }) => string;
  limitsExceeded: (values: { count: number; total: number }) => string;
  /** Shown instead of a rate if there were too few trials, or none. */
  notKnown: string;
  /** There were too few trials to tell. */
  fewTrials: string;
  /** Many false negatives leave the reliability open. */
  manyMissed: string;
  /** Numerators of the rates: checks in the blind spot, blank trials, presentations, bright repeats. */
  checksSeen: (values: { count: number; total: number }) => string;
  blanksAnswered: (values: { count: number; total: number }) => string;
  earlyPresses: (values: { count: number; total: number }) => string;
  repeatsMissed: (values: { count: number; total: number }) => string;
  limit: (values: { limit: string }) => string;
  /** The heads of the table of rates. */
  counted: string;
  rate: string;
  limitHead: string;
  indices: string;
  /** The data an index is based on. */
  weightedPoints: (values: { points: number }) => string;
  innerPoints: (values: { points: number }) => string;
  samePoints: string;
  vfiBasis: string;
  /** Shown instead of a probability if there is no norm, or none at this age. */
  noNorm: string;
  outsideAges: string;
  pointsNotSeen: string;
  nasal: string;
  temporal: string;
  sensitivityCaption: string;
  totalCaption: string;
  patternCaption: (values: { height: string }) => string;
  itsProbability: string;
  blindSpot: string;
  centralPoints: (values: { points: number }) => string;
  none: string;
  sensitivity: string;
  greyscale: string;
  totalDeviation: string;
  patternDeviation: string;
  md: string;
  psd: string;
  vfi: string;
  ght: string;
  ghtResults: Record<HemifieldResult, string>;
  noIndices: (values: { why: string }) => string;
  incomparable: Record<Exclude<Incomparable, 'size'>, string> & {
    size: (values: { size: string; normed: string }) => string;
  };
  meanSensitivity: string;
  withinNormal: string;
  right: string;
  up: string;
  notSeen: string;
}

export const englishPerimetryReportTexts: PerimetryReportTexts = {
  title: 'Visual field report',
  program: 'Program',
  stimulus: 'Stimulus',
  rules: ({ version }) => `analysis ${version}`,
  ages: ({ youngest, oldest }) => `ages ${youngest}–${oldest}`,
  ageOutsideNorms: ({ youngest, oldest }) =>
    `Age outside the norms (${youngest}–${oldest}): no p, VFI or GHT; MD, PSD and deviations are extrapolated.`,
  normedPoints: ({ normed, measured }) => `indices of the ${normed} points with norms, of ${measured}`,
  mdDifference: ({ mean, sd, eyes, source }) =>
    `MD is not comparable with other perimeters’: ${mean} dB milder than Humphrey’s (SD ${sd}; ${eyes} eyes, ${source}).`,
  fixationLosses: 'Fixation losses',
  falsePositives: 'False positives',
  falseNegatives: 'False negatives',
  fovea: 'Fovea',
  lowReliability: 'Low test reliability',
  checkEye: 'check the eye',
  valuesTooHigh: 'sensitivities too high',
  otherEye: ({ eye }) => `${eye}: check the eye. Points or blind spot are those of the other eye.`,
  tooHigh: ({ eye, db }) => `${eye}: sensitivities of ${db} dB and more, which suggests presses without a stimulus`,
  notMeasurable: 'not measurable',
  outOf: ({ count, total }) => `${count} of ${total}`,
  reliability: 'Reliability',
  noLimitExceeded: 'no limit exceeded',
  previousField: 'Previous field',
  noPrevious: 'no reliable one with the same settings',
  sameTest: 'same test',
  greyscaleThen: 'Grayscale then',
  changeSince: 'Change since',
  before: 'then',
  now: 'now',
  change: 'change',
  pointsLower: ({ count }) => (count === 1 ? '1 point lower' : `${count} points lower`),
  pointsHigher: ({ count }) => (count === 1 ? '1 point higher' : `${count} points higher`),
  chanceBound: ({ count }) =>
    `than 95% of retests; in 5% of stable pairs more than ${count} each way. Two fields give no rate.`,
  changeSource: ({ eyes }) =>
    `Change: beyond the 5th or 95th percentile of repeated tests of ${eyes} stable eyes with glaucoma (Artes et al. 2014); bound of stable pairs from these, 6 more eyes and simulated repeats.`,
  presented: ({ count }) => (count === 1 ? '1 presentation' : `${count} presentations`),
  lasted: ({ minutes, seconds }) => `${minutes} min ${seconds} s`,
  limitExceeded: ({ name }) => `limit exceeded: ${name}`,
  limitsExceeded: ({ count, total }) => `${count} of ${total} limits exceeded`,
  notKnown: 'not known',
  fewTrials: 'few trials',
  manyMissed: 'many false negatives',
  checksSeen: ({ count, total }) => `${count} of ${total} blind-spot checks seen`,
  blanksAnswered: ({ count, total }) => `${count} of ${total} blank trials answered`,
  earlyPresses: ({ count, total }) => `${count} of ${total} answered before 0.15 s`,
  repeatsMissed: ({ count, total }) => `${count} of ${total} bright repeats missed`,
  limit: ({ limit }) => `limit ${limit}`,
  counted: 'counted',
  rate: 'rate',
  limitHead: 'limit',
  indices: 'Indices',
  weightedPoints: ({ points }) => `${points} points, weight 1/SD`,
  innerPoints: ({ points }) => `of the inner ${points} points`,
  samePoints: 'same points and weights',
  vfiBasis: 'center counts more',
  noNorm: 'no norm in this set',
  outsideAges: 'outside the norms’ ages',
  pointsNotSeen: 'Points not seen',
  nasal: 'N',
  temporal: 'T',
  sensitivityCaption: '<0: not seen at the brightest. Axis ticks every 10°.',
  totalCaption: 'Against healthy eyes of the same age.',
  patternCaption: ({ height }) => `General height of ${height} dB taken off.`,
  itsProbability: 'Its probability',
  blindSpot: 'blind spot, not scored',
  centralPoints: ({ points }) => `${points} central points, dB`,
  none: '–',
  sensitivity: 'Sensitivity, dB',
  greyscale: 'Grayscale',
  totalDeviation: 'Total deviation, dB',
  patternDeviation: 'Pattern deviation, dB',
  md: 'MD',
  psd: 'PSD',
  vfi: 'VFI',
  ght: 'GHT',
  ghtResults: {
    outsideNormalLimits: 'Outside normal limits',
    borderline: 'Borderline',
    borderlineAndGeneralReduction: 'Borderline, general reduction',
    generalReduction: 'General reduction of sensitivity',
    abnormallyHigh: 'Abnormally high sensitivity',
    withinNormalLimits: 'Within normal limits',
  },
  noIndices: ({ why }) => `No indices: ${why}`,
  incomparable: {
    program: 'the program has no norms',
    paediatric: 'programs for children have no norms',
    size: ({ size, normed }) => `no norms for Goldmann ${size} (norms: size ${normed})`,
    age: 'no date of birth',
    child: 'there are no norms for children',
    points: 'too few points settled',
  },
  meanSensitivity: 'Mean sensitivity',
  withinNormal: 'within normal limits',
  right: 'Degrees right',
  up: 'Degrees up',
  notSeen: 'not seen',
};
