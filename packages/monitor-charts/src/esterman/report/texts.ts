import { estermanWords, type EstermanWords } from '../esterman.texts.ts';
import type { RateWord } from '../rates.ts';
import type { EstermanEye } from '../types.ts';

/** The texts of an Esterman report. The server has them in each report language; these are the English ones. */
export interface EstermanReportTexts {
  title: string;
  eyes: Readonly<Record<EstermanEye, string>>;
  /** The texts of the map itself. */
  chart: Pick<
    EstermanWords,
    'plotKind' | 'plotHelp' | 'point' | 'stateUntested' | 'stateTesting' | 'stateSeen' | 'stateNotSeen' | RateWord
  >;
  program: string;
  /** The number of points in the pattern. */
  points: (values: { count: number }) => string;
  score: string;
  unfinished: string;
  seen: string;
  outOf: (values: { count: number; total: number }) => string;
  missedCentral: string;
  table: string;
  right: string;
  up: string;
  result: string;
  /** The source and the limits of the score. */
  source: string;
}

export const englishEstermanReportTexts: EstermanReportTexts = {
  title: 'Esterman report',
  eyes: { OD: estermanWords.eyeOD, OS: estermanWords.eyeOS, OU: estermanWords.eyeOU },
  chart: estermanWords,
  program: 'Pattern',
  points: ({ count }) => `Esterman, ${count} points`,
  score: 'Functional score',
  unfinished: 'Not all points tested',
  seen: 'Points seen',
  outOf: ({ count, total }) => `${count} of ${total}`,
  missedCentral: 'Missed within 20°',
  table: 'Points',
  right: 'x (°)',
  up: 'y (°)',
  result: 'Result',
  source:
    'Score: percent of the points seen (Esterman, 1982). Standards for driving also look at clusters of missed points.',
};
