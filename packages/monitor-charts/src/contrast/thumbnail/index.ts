import { isPassed, logCsOf } from '@isopter/clinical/contrast';
import { createModelStore } from '../../shared/modelStore.ts';
import { drawEyes, eyeColour, shownEyes } from '../../wall/pen/eyes.ts';
import type { Pen } from '../../wall/pen/pen.ts';
import { withScale } from '../../wall/pen/scale.ts';
import { drawSteps } from '../../wall/pen/steps.ts';
import { thumbnail, type ThumbnailTest } from '../../wall/thumbnail.ts';
import { completionOf, examinedEyes } from '../completion.ts';
import { contrastWords } from '../contrast.texts.ts';
import { questions } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import type { ContrastView } from '../types.ts';

/** The view, and the test, which determines the eyes. */
interface ContrastPicture extends ContrastView {
  readonly test: ThumbnailTest;
}

/** The levels of the Pelli-Robson chart in log CS; harder ones are higher. */
const AXIS = { most: 2.25, least: 0, ticks: [0, 0.6, 1.2, 1.8] } as const;
/** The minimum number of records that the axis has room for: a complete eye has eight (CON-01). */
const LEAST_TRIALS = 8;

/** The words of its axes. */
const english = { sensitivityAxis: contrastWords.sensitivityAxis, recordAxis: contrastWords.recordAxis };

function draw(page: Pen, view: ContrastPicture, words: typeof english): void {
  const pen = withScale(page, [words.sensitivityAxis, words.recordAxis]);
  drawEyes(pen, shownEyes(examinedEyes(view, view.test), view.ongoing?.eye ?? null), (eye, pane) => {
    const { records, result, is_complete } = view.eyes[eye];
    const trials = records.map((record) => ({ y: logCsOf(record.contrast), passed: isPassed(record) }));
    const level = result && logCsOf(result.contrast);
    const steps = {
      trials,
      leastTrials: LEAST_TRIALS,
      values: [Math.max(AXIS.most, ...trials.map(({ y }) => y)), AXIS.least],
      ticks: AXIS.ticks,
      levels: level === null ? [] : [{ y: level, isSettled: true }],
      isUnderTest: eye === view.ongoing?.eye && !is_complete,
    } as const;
    drawSteps(pen, pane, steps, eyeColour(pen.paint, eye));
    return level === null ? '' : pen.number(level, 2);
  });
}

/**
 * The thumbnail: the questions of the eye under test by contrast, dots for correct and crosses for incorrect, and the log CS of
 * the eye.
 */
export const contrastThumbnail = thumbnail<ContrastPicture, typeof english>({
  createStore: (test, schedule) =>
    createModelStore(
      {
        ...questions,
        viewOf: (state, previous?: ContrastPicture) => ({ ...viewOf(state, test.test_group, previous), test }),
      },
      { schedule },
    ),
  draw,
  words: { kind: 'contrast', english },
  sideUnderTest: ({ ongoing }) => ongoing?.eye ?? null,
  completion: completionOf,
});
