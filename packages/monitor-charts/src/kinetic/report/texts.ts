import { kineticWords, type KineticWords } from '../kinetic.texts.ts';
import type { Eye } from '../types.ts';
import type { Quadrant } from './data.ts';

/**
 * The texts of a report on kinetic perimetry. The server has them in each report language; these are the English ones.
 */
export interface KineticReportTexts {
  title: string;
  eyes: Readonly<Record<Eye, string>>;
  /** The texts of the chart itself. */
  chart: KineticWords;
  stimulus: string;
  area: string;
  areaOpen: string;
  meanRadius: string;
  /** The heading of the radii of the quadrants. */
  quadrantRadii: string;
  quadrants: Readonly<Record<Quadrant, string>>;
  falsePositives: string;
  falseNegatives: string;
  fixationLosses: string;
  source: string;
}

export const englishKineticReportTexts: KineticReportTexts = {
  title: 'Kinetic perimetry report',
  eyes: { OD: kineticWords.eyeOD, OS: kineticWords.eyeOS },
  chart: kineticWords,
  stimulus: 'Stimulus',
  area: 'Area',
  areaOpen: 'Not all directions tested',
  meanRadius: 'Mean radius',
  quadrantRadii: 'Mean radius by quadrant',
  quadrants: {
    upperRight: 'Upper right',
    upperLeft: 'Upper left',
    lowerLeft: 'Lower left',
    lowerRight: 'Lower right',
  },
  falsePositives: 'False positives',
  falseNegatives: 'False negatives',
  fixationLosses: 'Fixation losses',
  source:
    'Area on a plane map of the field; quadrants as the patient sees them. Vectors along 24 directions, 15° apart.',
};
