import { estermanWords, type EstermanWords } from '../esterman.texts.ts';
import type { EstermanEye } from '../types.ts';

/** The texts of a report on Esterman. The server has them in each report language; these are the English ones. */
export interface EstermanReportTexts {
  title: string;
  eyes: Readonly<Record<EstermanEye, string>>;
  /** Words the map itself writes. */
  chart: Pick<
    EstermanWords,
    'plotKind' | 'plotHelp' | 'point' | 'stateUntested' | 'stateTesting' | 'stateSeen' | 'stateNotSeen'
  >;
  program: string;
  /** How many points the pattern has. */
  points: (values: { count: number }) => string;
  score: string;
  unfinished: string;
  seen: string;
  outOf: (values: { count: number; total: number }) => string;
  missedCentral: string;
  falsePositives: string;
  table: string;
  right: string;
  up: string;
  result: string;
  /** What the score is, and what it is not. */
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
  falsePositives: 'False positives (under 0.15 s)',
  table: 'Points',
  right: 'x (°)',
  up: 'y (°)',
  result: 'Result',
  source:
    'Score: percent of the points seen (Esterman, 1982). Standards for driving also look at clusters of missed points.',
};
