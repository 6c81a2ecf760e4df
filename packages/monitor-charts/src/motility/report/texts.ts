import { type MotilityWords, motilityWords } from '../motility.texts.ts';

/** The texts of a motility report. The server has them in each report language; these are the English ones. */
export interface MotilityReportTexts {
  titles: Readonly<Record<'eoms' | 'cover' | 'alignment' | 'suite', string>>;
  method: string;
  versions: string;
  ductions: string;
  coverMethod: string;
  alignmentMethod: string;
  /** The labels of the findings of a cover test. */
  labels: Readonly<Record<'straightAhead' | 'incomitance', string>>;
  gradeSource: string;
  coverSource: string;
  comitance: string;
  hessSource: string;
  /** The texts of the charts and their tables. */
  chart: Partial<MotilityWords>;
}

export const englishMotilityReportTexts: MotilityReportTexts = {
  titles: {
    eoms: 'Eye motility report',
    cover: 'Cover test report',
    alignment: 'Alignment report',
    suite: 'Sensorimotor report',
  },
  method: 'Method',
  versions: 'Versions, both eyes open',
  ductions: 'Ductions, each eye alone',
  coverMethod: 'Cover–uncover, then alternate cover',
  alignmentMethod: 'Movable target laid over a fixed one',
  labels: { straightAhead: 'Straight ahead', incomitance: 'Incomitance' },
  gradeSource: 'Grades: −4 does not leave the middle, 0 reaches 30°, +1 each tenth beyond. Muscles: main movers',
  coverSource:
    'Δ: prism diopters at distance. E eso, X exo, RH and LH hyper; T tropia: seen with both eyes open. Ortho: under 2 Δ',
  comitance: 'Incomitance: the largest difference between positions; over 5 Δ the deviation is incomitant',
  hessSource: 'Dotted: where a straight eye points, 15° and 30°. The smaller field is that of the weaker eye',
  chart: motilityWords,
};
