import { pupilWords, type PupilWords } from '../pupil.texts.ts';
import type { Eye } from '../types.ts';

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
  /** The heading of the scale of a relative afferent defect, the weaker eye at its ends, and what is said of the size. */
  rapdScale: string;
  weaker: Readonly<Record<Eye, string>>;
  logUnits: (values: { spread: string }) => string;
  gradeOf: (values: { grade: string }) => string;
  rapdPresence: (values: { presence: string }) => string;
  /** The defect of the newest earlier test, and the day of it. */
  earlier: (values: { day: string; found: string }) => string;
  rapdRule: string;
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
  rapdScale: 'RAPD in log units; bar: a fifth either way, as people differ',
  weaker: { OD: 'Right eye weaker', OS: 'Left eye weaker' },
  logUnits: ({ spread }) => `± ${spread} log units`,
  gradeOf: ({ grade }) => `grade: ${grade}`,
  rapdPresence: ({ presence }) => `RAPD: ${presence}`,
  earlier: ({ day, found }) => `Before, ${day}: ${found}`,
  rapdRule:
    'RAPD = 3 × (1 − ratio of the constrictions): a third of the constriction goes with each log unit of light. ' +
    'Under 0.3 none, to 0.39 borderline, from 0.4 present; grades from 0.3, 0.6 and 1.2.',
  swinging: 'Swinging light',
  swings: 'Swings',
  atEnd: 'Constriction at the end (%)',
  source: 'Normal: 5.6 mm to 3.8 mm, latency 212 ms, speed 5.2 mm/s, T75 1.8 s (Capó-Aponte, 2018).',
  definitions: 'T75: until three quarters are recovered. At 6 s: what is missing 6 s after the light.',
};
