import type { D15Outcome } from '@isopter/clinical/d15';
import { ENGLISH_EYES, type EyeNames } from '../../colorVision/report/columns.tsx';
import { type D15Words, d15Words } from '../d15.texts.ts';

/** The texts of a D-15 report. The server has them in each report language; these are the English ones. */
export interface D15ReportTexts {
  title: string;
  eyes: EyeNames;
  /** The texts of the circle itself. */
  chart: Pick<D15Words, 'axisprotan' | 'axisdeutan' | 'axistritan'>;
  outcome: string;
  outcomes: Readonly<Record<D15Outcome, string>>;
  notComplete: string;
  angle: string;
  c_index: string;
  s_index: string;
  tes: string;
  crossings: string;
  testScore: string;
  scoreOf: (values: { correct: string; total: string }) => string;
  circleOf: (values: { eye: string }) => string;
  arrangementOf: (values: { eye: string }) => string;
  place: string;
  cap: string;
  places: string;
  crossing: string;
  along: (values: { axis: string }) => string;
  alongNone: string;
  /** The source and the limits of the scores. */
  limits: (values: { c: string; s: string }) => string;
  /** The number of crossings that fail the test. */
  crossingLimit: (values: { crossings: string }) => string;
  /** A note that the printed colours are not calibrated. */
  uncalibrated: string;
}

const { outcomenormal, outcomeprotan, outcomedeutan, outcometritan, outcomeunknown, outcomerandom } = d15Words;

export const englishD15ReportTexts: D15ReportTexts = {
  title: 'Color vision report',
  eyes: ENGLISH_EYES,
  chart: d15Words,
  outcome: d15Words.outcome,
  outcomes: {
    normal: outcomenormal,
    protan: outcomeprotan,
    deutan: outcomedeutan,
    tritan: outcometritan,
    'red-green': d15Words['outcomered-green'],
    unknown: outcomeunknown,
    random: outcomerandom,
  },
  notComplete: 'Not complete',
  angle: d15Words.angle,
  c_index: d15Words.c_index,
  s_index: d15Words.s_index,
  tes: d15Words.tes,
  crossings: d15Words.crossings,
  testScore: d15Words.testScore,
  scoreOf: ({ correct, total }) => `${correct} of ${total}`,
  circleOf: ({ eye }) => `Color circle, ${eye}`,
  arrangementOf: ({ eye }) => `Arrangement, ${eye}`,
  place: d15Words.columnPlace,
  cap: d15Words.columnCap,
  places: d15Words.columnPlaces,
  crossing: d15Words.columnCrossing,
  along: ({ axis }) => `Along ${axis}`,
  alongNone: d15Words.crossingOther,
  limits: ({ c, s }) =>
    `Scores: Vingrys and King-Smith (1988). C-index above ${c}: abnormal; S-index from ${s}: has a direction.`,
  crossingLimit: ({ crossings }) => d15Words.crossingLimit({ crossings }),
  uncalibrated: 'Colors of caps are those of the test as far as screen and paper can show them.',
};
