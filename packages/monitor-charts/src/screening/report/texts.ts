import type { Quadrant } from '@isopter/clinical/perimetry';
import { type PerimetryWords, perimetryWords } from '../../perimetry/perimetry.texts.ts';
import type { Eye } from '../../perimetry/types.ts';

/** The texts of a screening report. The server has them in each report language; these are the English ones. */
export interface ScreeningReportTexts {
  title: string;
  eyes: Readonly<Record<Eye, string>>;
  /** The texts of the field itself. */
  chart: Pick<
    PerimetryWords,
    'nasal' | 'temporal' | 'stateUntested' | 'stateTesting' | 'stateSeen' | 'stateNotSeen' | 'inBlindSpot'
  >;
  program: string;
  /** The names of programs by code, if the code is not descriptive, or by strategy if there is no code. */
  programs: Readonly<Record<string, string>>;
  stimulus: string;
  goldmannSize: (values: { size: string }) => string;
  strength: Readonly<Record<'STD' | 'HIGH' | 'MAX', string>>;
  /** The headings of the fields in a test with two regions. */
  regions: Readonly<Record<number, string>>;
  seen: string;
  seenOf: (values: { seen: string; points: string; percent: string }) => string;
  superior: string;
  degrees: (values: { degrees: string }) => string;
  none: string;
  falsePositives: string;
  falseNegatives: string;
  fixationLosses: string;
  outOf: (values: { count: number; total: number }) => string;
  /** Such as "2 of 27, 7 %". */
  rate: (values: { counted: string; rate: string }) => string;
  /** Shown instead of a rate if there were too few trials, or none. */
  notKnown: string;
  gain: string;
  gained: (values: { points: string; percent: string; degrees: string }) => string;
  criterion: string;
  met: string;
  notMet: string;
  quadrants: string;
  quadrant: Readonly<Record<Quadrant, string>>;
  eye: string;
  table: string;
  right: string;
  up: string;
  result: string;
  /** The stimulus, and for a lid test the source of the criterion. */
  method: string;
  lidSource: string;
}

export const englishScreeningReportTexts: ScreeningReportTexts = {
  title: 'Visual field screening report',
  eyes: { OD: perimetryWords.eyeOD, OS: perimetryWords.eyeOS },
  chart: perimetryWords,
  program: 'Program',
  programs: {
    CONFRONTATION: '16 points, four in each quadrant',
    BLEPHARO: 'Superior 36 points',
    QUADRANT: 'One point in each quadrant',
    '24-2-PTOSIS-NOVEL': '24-2 novel, superior half',
    '30-2-PTOSIS-TRADITIONAL': '30-2 traditional, superior half',
  },
  stimulus: 'Stimulus',
  goldmannSize: ({ size }) => `Goldmann ${size}`,
  strength: { STD: 'standard', HIGH: 'high', MAX: 'brightest' },
  regions: { 1: 'Eyelid as it is', 2: 'Eyelid taped' },
  seen: 'Points seen',
  seenOf: ({ seen, points, percent }) => `${seen} of ${points} (${percent})`,
  superior: 'Seen up to',
  degrees: ({ degrees }) => `${degrees}°`,
  none: 'nowhere',
  falsePositives: 'False positives',
  falseNegatives: 'False negatives',
  fixationLosses: 'Fixation losses',
  outOf: ({ count, total }) => `${count} of ${total}`,
  rate: ({ counted, rate }) => `${counted}, ${rate}`,
  notKnown: 'not known',
  gain: 'Gained by tape',
  gained: ({ points, percent, degrees }) => `${points} points (${percent}), ${degrees}°`,
  criterion: '12° or 30% of the points',
  met: 'reached',
  notMet: 'not reached',
  quadrants: 'Points seen by quadrant',
  quadrant: {
    superiorLeft: perimetryWords.quadrantSuperiorLeft,
    superiorRight: perimetryWords.quadrantSuperiorRight,
    inferiorLeft: perimetryWords.quadrantInferiorLeft,
    inferiorRight: perimetryWords.quadrantInferiorRight,
  },
  eye: 'Eye',
  table: 'Points',
  right: 'x (°)',
  up: 'y (°)',
  result: 'Result',
  method: 'One stimulus a point, brighter than expected at this age; not seen means missed each time it was shown',
  lidSource: 'Criterion: 12° or 30% more of the superior field with tape, as US insurers ask for before surgery',
};
