import type { NoNormWords } from '../../shared/noNorm.ts';
import { sharedWords } from '../../shared/shared.texts.ts';
import { stereopsisWords, type StereopsisWords } from '../stereopsis.texts.ts';
import type { Grade } from '../types.ts';

/** The texts of a report on stereopsis. The server has them in each report language; these are the English ones. */
export interface StereopsisReportTexts {
  title: string;
  method: string;
  fourDots: string;
  /** The texts of the chart itself. */
  chart: Pick<StereopsisWords, 'chart' | 'plateAxis' | 'levelAxis' | 'normalBand'> & NoNormWords;
  stereoacuity: string;
  arcsec: (values: { value: string }) => string;
  notSettled: string;
  grade: string;
  grades: Readonly<Record<Grade, string>>;
  answers: string;
  outOf: (values: { count: number; total: number }) => string;
  legend: Readonly<Record<'seen' | 'notSeen' | 'notAnswered', string>>;
  levels: string;
  disparity: string;
  shown: string;
  seen: string;
  gradeSource: string;
  /** Shown next to the grade of an older person. */
  older: (values: { age: number }) => string;
}

export const englishStereopsisReportTexts: StereopsisReportTexts = {
  title: 'Stereopsis report',
  method: 'Method',
  fourDots: 'Four dots, descending levels',
  chart: { ...stereopsisWords, ...sharedWords },
  stereoacuity: stereopsisWords.stereoacuity,
  arcsec: ({ value }) => `${value}″`,
  notSettled: 'Not settled',
  grade: 'Grade',
  grades: {
    normal: stereopsisWords.gradenormal,
    reduced: stereopsisWords.gradereduced,
    coarse: stereopsisWords.gradecoarse,
    none: stereopsisWords.gradenone,
  },
  answers: 'Dots found',
  outOf: ({ count, total }) => `${count} of ${total} plates`,
  legend: { seen: stereopsisWords.seen, notSeen: stereopsisWords.notSeen, notAnswered: stereopsisWords.notAnswered },
  levels: 'Levels, seconds of arc',
  disparity: 'Arcsec',
  shown: stereopsisWords.columnShown,
  seen: stereopsisWords.columnSeen,
  gradeSource:
    'Normal from 7 years on: 40″ or finer; reduced: to 400″; coarse beyond (Titmus and Randot conventions). Values of other tests are not interchangeable with these (Piano et al. 2016).',
  older: ({ age }) =>
    `Over ${age} years many healthy people see random dots less well: a reduced grade is read with caution (Garnham and Sloper 2006).`,
};
