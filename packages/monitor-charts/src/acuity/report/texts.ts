import { acuityWords, type AcuityWords } from '../acuity.texts.ts';
import type { NoNormWords } from '../../shared/noNorm.ts';
import { sharedWords } from '../../shared/shared.texts.ts';
import type { Eye, OptotypeKind } from '../types.ts';

/** The texts of a report on acuity. The server has them in each report language; these are the English ones. */
export interface AcuityReportTexts {
  title: string;
  optotype: string;
  optotypes: Readonly<Record<OptotypeKind, string>>;
  eyes: Readonly<Record<Eye, string>>;
  /** The texts of the chart itself, and the names of lines. */
  chart: Pick<
    AcuityWords,
    | 'sizeAxis'
    | 'trialAxis'
    | 'distance'
    | 'near'
    | 'contrastOf'
    | 'worseThan'
    | 'orBetter'
    | 'measured'
    | 'logmar'
    | 'inconsistent'
  > &
    NoNormWords;
  skipped: string;
  noResult: string;
  results: string;
  eye: string;
  line: string;
  single: string;
  feet: string;
  metres: string;
  decimal: string;
  logmar: string;
  letters: string;
  interval: string;
  fromTo: (values: { from: string; to: string }) => string;
  answers: string;
  /** The head of acuities of several earlier tests; of one test it is the day. */
  earlier: string;
  /** The change of logMAR since an earlier test. */
  change: string;
  /** An acuity that differs from that of the earlier test by more than repeats do. */
  changed: Readonly<Record<'better' | 'worse', (values: { day: string }) => string>>;
  /** Explains the open triangles of the plot, and when a change counts. */
  before: (values: { day: string; limit: string }) => string;
  /** The plot of the acuities with their intervals, and its axes. */
  acuities: string;
  snellen: string;
  /** The facts by which the answers are judged. */
  reliability: string;
  answered: string;
  guess: string;
  guesses: Readonly<Record<4 | 8, string>>;
  largeWrong: string;
  large: string;
  /** Shown instead of the letters if not a single letter of the chart is read at this acuity. */
  belowChart: string;
  countOf: (values: { count: string; all: string }) => string;
  /** An acuity at 2.5 % contrast below the limit of healthy people. */
  belowLimit: (values: { letters: string }) => string;
  lowContrast: string;
  method: string;
  limits: string;
  marks: string;
}

export const englishAcuityReportTexts: AcuityReportTexts = {
  title: 'Visual acuity report',
  optotype: 'Optotype',
  optotypes: { LANDOLT_C: 'Landolt C', TUMBLING_E: 'Tumbling E' },
  eyes: { OD: acuityWords.eyeOD, OS: acuityWords.eyeOS, OU: acuityWords.eyeOU },
  chart: { ...acuityWords, ...sharedWords },
  skipped: acuityWords.skipped,
  noResult: 'No result',
  results: 'Visual acuity in all notations',
  eye: 'Eye',
  line: 'Line',
  single: '–',
  feet: 'Snellen, ft',
  metres: 'Snellen, m',
  decimal: 'Decimal',
  logmar: 'logMAR',
  letters: 'Letters',
  interval: '95% interval',
  fromTo: ({ from, to }) => `${from} to ${to}`,
  answers: 'Answers',
  earlier: 'Before',
  change: 'Change',
  changed: {
    better: ({ day }) => `better than on ${day}, beyond what repeats differ by`,
    worse: ({ day }) => `worse than on ${day}, beyond what repeats differ by`,
  },
  before: ({ day, limit }) =>
    `Open triangles: ${day}. Change: beyond the 95% interval of a difference and ${limit} logMAR (Bach 2024), a third more at low contrast.`,
  acuities: 'Visual acuity with its 95% interval; left is better',
  snellen: 'Snellen',
  reliability: 'Reliability',
  answered: 'Optotypes answered',
  guess: 'Chance of a guess',
  guesses: { 4: 'one of four directions', 8: 'one of eight directions' },
  largeWrong: 'Wrong at large sizes',
  large: '3 lines or more above the estimate',
  belowChart: 'Below chart',
  countOf: ({ count, all }) => `${count} of ${all}`,
  belowLimit: ({ letters }) => `below the limit of healthy people at 2.5% contrast, ${letters} of 70 letters`,
  lowContrast:
    '2.5%: own limits of adults, mean − 1.645 SD, of 70 letters: 21 worse eye, 25 better eye, 33 both (Pineles et al. 2011); letters = (1.1 − logMAR) / 0.02. 10%: no norm.',
  method:
    'Median of the posterior: logistic curve of unknown slope, 4% lapses, so that one slip does not decide. Optotypes of ISO 8596. ETDRS letters = (1.7 − logMAR) / 0.02.',
  limits:
    'Snellen is the nearest line of a chart. Beyond the sizes of the display “worse than” or “or better” is printed, without an interval.',
  marks: 'In color: seen. Struck through: not seen. Steps: running estimate. Dashed: estimate, in its 95% interval.',
};
