import type { NoNormWords } from '../../shared/noNorm.ts';
import { sharedWords } from '../../shared/shared.texts.ts';
import type { NormedPupilMeasure } from '@isopter/clinical/pupil';
import { pupilWords, type PupilWords } from '../pupil.texts.ts';
import type { Eye } from '../types.ts';

/** The texts of a pupil report. The server has them in each report language; these are the English ones. */
export interface PupilReportTexts {
  title: string;
  /** The texts of the chart itself. */
  chart: PupilWords & NoNormWords;
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
  /** The heading of the scale of a relative afferent defect, the weaker eye at its ends, and the unit of the size. */
  rapdScale: string;
  weaker: Readonly<Record<Eye, string>>;
  logUnits: string;
  gradeOf: (values: { grade: string }) => string;
  rapdPresence: (values: { presence: string }) => string;
  /** The defect of the newest earlier test, and the day of it. */
  earlier: (values: { day: string; found: string }) => string;
  rapdRule: string;
  swinging: string;
  swings: string;
  atEnd: string;
  /** The intervals of the norms, already formatted. */
  source: (values: Readonly<Record<NormedPupilMeasure, string>>) => string;
  definitions: string;
}

export const englishPupilReportTexts: PupilReportTexts = {
  title: 'Pupil report',
  chart: { ...pupilWords, ...sharedWords },
  duration: 'Duration',
  result: 'Result',
  noResult: 'No grade',
  noDiameters: 'The device sent no diameters: there are no curves.',
  notMeasured: 'No reaction to a flash could be measured.',
  reactions: 'Reactions to a flash',
  lit: 'Eye lit',
  pupil: 'Pupil',
  light: 'Light',
  baseline: 'Dark (mm)',
  least: 'Least (mm)',
  amplitude: 'Change (%)',
  latency: 'Latency (ms)',
  velocity: 'Speed (mm/s)',
  recovery: 'T75 (s)',
  sustained: 'At 6 s (%)',
  rapdScale: 'RAPD in log units',
  weaker: { OD: 'Right eye weaker', OS: 'Left eye weaker' },
  logUnits: 'log units',
  gradeOf: ({ grade }) => `grade: ${grade}`,
  rapdPresence: ({ presence }) => `RAPD: ${presence}`,
  earlier: ({ day, found }) => `Before, ${day}: ${found}`,
  rapdRule:
    'RAPD = 3 × (1 − ratio of the constrictions): a third of the constriction goes with each log unit of light, ' +
    'in some people a fifth more or less. Under 0.3 none, to 0.39 borderline, from 0.4 present; grades from 0.3, 0.6 and 1.2.',
  swinging: 'Swinging light',
  swings: 'Swings',
  atEnd: 'Constriction at the end (%)',
  source: ({ baseline, least, latency, velocity }) =>
    `95% of healthy adults (military personnel) in white light: in the dark ${baseline} mm, least ${least} mm, ` +
    `latency ${latency} ms, speed ${velocity} mm/s (Capó-Aponte, 2018).`,
  definitions:
    'Change: from the size in the dark. Latency: to the onset of the constriction, back-extrapolated. ' +
    'T75: until three quarters are recovered. At 6 s: what is missing 6 s after the light.',
};
