import type { HemifieldResult } from '@isopter/clinical/perimetry/analysis';
import type { Incomparable } from './types.ts';

/** The texts of a visual field report. The server has them in each report language; these are the English ones. */
export interface PerimetryReportTexts {
  title: string;
  program: string;
  stimulus: string;
  ageOutsideNorms: string;
  /** The version of the analysis rules. */
  rules: (values: { version: string }) => string;
  fixationLosses: string;
  falsePositives: string;
  falseNegatives: string;
  fovea: string;
  lowReliability: string;
  /** A note that an eye has sensitivities that are abnormally high. */
  tooHigh: (values: { eye: string; db: string }) => string;
  tooFewAnswers: string;
  outOf: (values: { count: number; total: number }) => string;
  sensitivity: string;
  greyscale: string;
  totalDeviation: string;
  patternDeviation: string;
  totalProbability: string;
  patternProbability: string;
  md: string;
  psd: string;
  vfi: string;
  ght: string;
  ghtResults: Record<HemifieldResult, string>;
  noIndices: (values: { why: string }) => string;
  incomparable: Record<Incomparable, string>;
  withinNormal: string;
  noNormHere: string;
  right: string;
  up: string;
  notSeen: string;
}

export const englishPerimetryReportTexts: PerimetryReportTexts = {
  title: 'Visual field report',
  program: 'Program',
  stimulus: 'Stimulus',
  rules: ({ version }) => `analysis ${version}`,
  ageOutsideNorms: 'the patient’s age lies outside the norms',
  fixationLosses: 'Fixation losses',
  falsePositives: 'False positives',
  falseNegatives: 'False negatives',
  fovea: 'Fovea',
  lowReliability: 'Low test reliability',
  tooHigh: ({ eye, db }) => `${eye}: sensitivities of ${db} dB and more, which suggests presses without a stimulus`,
  tooFewAnswers: 'too few answers',
  outOf: ({ count, total }) => `${count} of ${total}`,
  sensitivity: 'Sensitivity, dB',
  greyscale: 'Greyscale',
  totalDeviation: 'Total deviation, dB',
  patternDeviation: 'Pattern deviation, dB',
  totalProbability: 'Total deviation, probability',
  patternProbability: 'Pattern deviation, probability',
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
    norms: 'the program has no norms',
    age: 'no date of birth',
    points: 'too few points settled',
  },
  withinNormal: 'within normal limits',
  noNormHere: 'no norm here',
  right: 'Degrees right',
  up: 'Degrees up',
  notSeen: 'not seen',
};
