import { contrastWords, type ContrastWords } from '../contrast.texts.ts';
import type { NoNormWords } from '../../shared/noNorm.ts';
import { sharedWords } from '../../shared/shared.texts.ts';
import type { Eye } from '../types.ts';

/** The texts of a report on contrast. The server has them in each report language; these are the English ones. */
export interface ContrastReportTexts {
  title: string;
  eyes: Readonly<Record<Eye, string>>;
  /** The texts of the chart itself. */
  chart: Pick<
    ContrastWords,
    'sensitivityAxis' | 'recordAxis' | 'normalBand' | 'logCs' | 'right' | 'wrong' | 'outOfPlace' | 'nothing'
  > &
    NoNormWords;
  noResult: string;
  normal: string;
  below: (values: { limit: string }) => string;
  /** The plot of the letters and its axes, and the count of letters. */
  letters: string;
  weber: string;
  lettersOf: (values: { right: string; all: string }) => string;
  /** The level of an eye in an earlier test, and the change since. */
  before: (values: { day: string; level: string; change: string }) => string;
  verdicts: Readonly<Record<'worse' | 'better' | 'within', string>>;
  /** The definition of a change. */
  changeSource: (values: { limit: string }) => string;
  results: string;
  records: string;
  eye: string;
  contrast: string;
  asked: string;
  answered: string;
  result: string;
  assessment: string;
  /** Result of an eye whose test is complete but that passed no level. */
  nonePassed: string;
  norms: string;
  /** How the result is determined, with triplets and with single letters. */
  triplets: string;
  single: string;
}

export const englishContrastReportTexts: ContrastReportTexts = {
  title: 'Contrast sensitivity report',
  eyes: { OD: contrastWords.eyeOD, OS: contrastWords.eyeOS, OU: contrastWords.eyeOU },
  chart: { ...contrastWords, ...sharedWords },
  noResult: 'No result',
  normal: contrastWords.normal,
  below: ({ limit }) => `Below ${limit}`,
  letters: 'Letters in place (filled) and not (open); frame: result; shaded: normal range',
  weber: 'Weber, %',
  lettersOf: ({ right, all }) => `${right} of ${all} letters`,
  before: ({ day, level, change }) => `${day}: ${level}, change ${change}`,
  verdicts: { worse: 'worse', better: 'better', within: 'about the same' },
  changeSource: ({ limit }) =>
    `A change is more than ${limit} log CS: retest limits of ± 0.18 (Haymes et al. 2006) and a step of 0.15.`,
  results: 'Contrast sensitivity',
  records: 'Letters asked and answered',
  eye: 'Eye',
  contrast: 'Weber contrast',
  asked: 'Asked',
  answered: 'Answered',
  result: 'Result',
  assessment: 'Assessment',
  norms:
    'Normal with one eye: 1.65 log CS or more from 20 to 59 years, 1.50 or more from 60 to 75: own limits, mean − 1.645 SD, means of Mäntyjärvi and Laitinen 2001, SD 0.12 our own assumption. Not of both eyes.',
  nonePassed: contrastWords.nonePassed,
  triplets: 'Triplets in steps of 0.15 log units, two letters of three pass (Pelli, Robson and Wilkins 1988)',
  single: 'Single letters, a staircase in steps of 0.15 log units (Wetherill and Levitt 1965)',
};
