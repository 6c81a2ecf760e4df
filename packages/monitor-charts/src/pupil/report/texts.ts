import { pupilWords, type PupilWords } from '../pupil.texts.ts';

/** The texts of a pupil report. The server has them in each report language; these are the English ones. */
export interface PupilReportTexts {
  title: string;
  /** The texts of the chart itself. */
  chart: PupilWords;
  duration: string;
  result: string;
  noResult: string;
  noDiameters: string;
  /** The note that there are curves but no measurements: no flash was sufficiently seen, or there are no times. */
  notMeasured: string;
  reactions: string;
  lit: string;
  pupil: string;
  light: string;
  baseline: string;
  least: string;
  amplitude: string;
  latency: string;
  velocity: string;
  recovery: string;
  sustained: string;
  swinging: string;
  swings: string;
  atEnd: string;
  source: string;
  definitions: string;
}

export const englishPupilReportTexts: PupilReportTexts = {
  title: 'Pupil report',
  chart: pupilWords,
  duration: 'Duration',
  result: 'Result',
  noResult: 'No grade',
  noDiameters: 'The device sent no diameters: there are no curves.',
  notMeasured: 'No reaction to a flash could be measured.',
  reactions: 'Reactions to a flash',
  lit: 'Eye lit',
  pupil: 'Pupil',
  light: 'Light',
  baseline: 'Before (mm)',
  least: 'Least (mm)',
  amplitude: 'Change (%)',
  latency: 'Latency (ms)',
  velocity: 'Speed (mm/s)',
  recovery: 'T75 (s)',
  sustained: 'At 6 s (%)',
  swinging: 'Swinging light',
  swings: 'Swings',
  atEnd: 'Constriction at the end (%)',
  source: 'Normal: 5.6 mm to 3.8 mm, latency 212 ms, speed 5.2 mm/s, T75 1.8 s (Capó-Aponte, 2018).',
  definitions: 'T75: until three quarters are recovered. At 6 s: what is missing 6 s after the light.',
};
