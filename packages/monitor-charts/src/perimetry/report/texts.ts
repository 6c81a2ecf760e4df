import type { HemifieldResult } from '../analysis/hemifield.ts';

/** Every word of a visual-field report. The server has them in each report language; these are the English ones. */
export interface ReportTexts {
  title: string;
  notForClinicalUse: string;
  name: string;
  dateOfBirth: string;
  age: (years: number) => string;
  patientId: string;
  gender: string;
  program: string;
  strategy: string;
  stimulus: string;
  device: string;
  tested: string;
  doctor: string;
  normSet: string;
  noNorms: string;
  ageOutsideNorms: string;
  rightEye: string;
  leftEye: string;
  fixationLosses: string;
  falsePositives: string;
  falseNegatives: string;
  fovea: string;
  lowReliability: string;
  tooFewAnswers: string;
  outOf: (count: number, total: number) => string;
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
  unfinished: string;
  withinNormal: string;
  noNormHere: string;
  made: (when: string) => string;
  procedureVersion: string;
  table: string;
  right: string;
  up: string;
  notSeen: string;
}

export const englishReportTexts: ReportTexts = {
  title: 'Visual field report',
  notForClinicalUse: 'Not for clinical use',
  name: 'Name',
  dateOfBirth: 'Date of birth',
  age: (years) => (years === 1 ? '1 year' : `${years} years`),
  patientId: 'Patient ID',
  gender: 'Gender',
  program: 'Program',
  strategy: 'Strategy',
  stimulus: 'Stimulus',
  device: 'Device',
  tested: 'Tested',
  doctor: 'Doctor',
  normSet: 'Norms',
  noNorms: 'None for this program',
  ageOutsideNorms: 'the patient’s age lies outside the norms',
  rightEye: 'Right eye',
  leftEye: 'Left eye',
  fixationLosses: 'Fixation losses',
  falsePositives: 'False positives',
  falseNegatives: 'False negatives',
  fovea: 'Fovea',
  lowReliability: 'Low test reliability',
  tooFewAnswers: 'too few answers',
  outOf: (count, total) => `${count} of ${total}`,
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
    generalReduction: 'General reduction of sensitivity',
    abnormallyHigh: 'Abnormally high sensitivity',
    withinNormalLimits: 'Within normal limits',
  },
  unfinished: 'Too few points settled for indices',
  withinNormal: 'within normal limits',
  noNormHere: 'no norm here',
  made: (when) => `Report made ${when}`,
  procedureVersion: 'Procedure version',
  table: 'The field as a table',
  right: 'Degrees right',
  up: 'Degrees up',
  notSeen: 'not seen',
};
