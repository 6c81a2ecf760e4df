import { ENGLISH_EYES, type EyeNames } from '../../colorVision/report/columns.tsx';
import type { D15Outcome } from '../analysis/score.ts';
import { type ColorWords, colorWords } from '../color.texts.ts';

/** The words of a D-15 report. The server has them in each report language; these are the English ones. */
export interface ColorReportTexts {
  title: string;
  eyes: EyeNames;
  /** Words the circle itself writes. */
  chart: Pick<ColorWords, 'axisprotan' | 'axisdeutan' | 'axistritan'>;
  outcome: string;
  outcomes: Readonly<Record<D15Outcome, string>>;
  notComplete: string;
  angle: string;
  c_index: string;
  s_index: string;
  tes: string;
  crossings: string;
  testScore: string;
  scoreOf: (correct: string, total: string) => string;
  circleOf: (eye: string) => string;
  arrangementOf: (eye: string) => string;
  place: string;
  cap: string;
  places: string;
  crossing: string;
  along: (axis: string) => string;
  alongNone: string;
  /** Source and limits of the scores. */
  limits: (c: string, s: string) => string;
  /** How many crossings fail the test. */
  crossingLimit: (crossings: string) => string;
  /** What the picture cannot do. */
  uncalibrated: string;
}

const { outcomenormal, outcomeprotan, outcomedeutan, outcometritan, outcomeunknown, outcomerandom } = colorWords;

export const englishColorReportTexts: ColorReportTexts = {
  title: 'Colour vision report',
  eyes: ENGLISH_EYES,
  chart: colorWords,
  outcome: colorWords.outcome,
  outcomes: {
    normal: outcomenormal,
    protan: outcomeprotan,
    deutan: outcomedeutan,
    tritan: outcometritan,
    'red-green': colorWords['outcomered-green'],
    unknown: outcomeunknown,
    random: outcomerandom,
  },
  notComplete: 'Not complete',
  angle: colorWords.angle,
  c_index: colorWords.c_index,
  s_index: colorWords.s_index,
  tes: colorWords.tes,
  crossings: colorWords.crossings,
  testScore: colorWords.testScore,
  scoreOf: (correct, total) => `${correct} of ${total}`,
  circleOf: (eye) => `Colour circle, ${eye}`,
  arrangementOf: (eye) => `Arrangement, ${eye}`,
  place: colorWords.columnPlace,
  cap: colorWords.columnCap,
  places: colorWords.columnPlaces,
  crossing: colorWords.columnCrossing,
  along: (axis) => `Along ${axis}`,
  alongNone: colorWords.crossingOther,
  limits: (c, s) =>
    `Scores: Vingrys and King-Smith (1988). C-index above ${c}: abnormal; S-index from ${s}: has a direction.`,
  crossingLimit: (crossings) => colorWords.crossingLimit({ crossings }),
  uncalibrated: 'Colours of caps are those of the test as far as screen and paper can show them.',
};
