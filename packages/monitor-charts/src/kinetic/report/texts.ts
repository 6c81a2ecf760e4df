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
  poorFixation: string;
  blindSpotSeen: string;
  /** A count and what it is of. */
  count: (count: { amount: string; of: string }) => string;
  /** Presses before 0.15 s of the presentations. */
  early: (count: { amount: string; of: string }) => string;
  /** Shown instead of a rate if there were too few trials, or none. */
  notKnown: string;
  /** Such as "2 of 34, 6 %". */
  share: (share: { count: string; percent: string }) => string;
  /** The same of a share at which the result cannot be relied on. */
  tooMany: (share: { share: string }) => string;
  /** The definition of a fixation loss, and the share from which there are too many. */
  fixation: (limit: { percent: string; least: string }) => string;
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
  poorFixation: 'Poor fixation',
  blindSpotSeen: 'Blind spot seen',
  count: ({ amount, of }) => `${amount} of ${of}`,
  early: ({ amount, of }) => `${amount} of ${of} before 0.15 s`,
  notKnown: 'not known',
  share: ({ count, percent }) => `${count}, ${percent}`,
  tooMany: ({ share }) => `${share}, too many`,
  fixation: ({ percent, least }) =>
    `Fixation losses: poor fixation of all presentations, too many from ${percent} and ${least} on; blind-spot checks apart.`,
  source:
    'Area on a plane map of the field; quadrants as the patient sees them. Vectors along 24 directions, 15° apart.',
};
