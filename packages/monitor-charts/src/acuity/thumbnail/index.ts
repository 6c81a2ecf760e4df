import { logmarOf, snellenOf } from '@isopter/clinical/acuity';
import type { SystemUnit } from '@isopter/contract';
import { createModelStore } from '../../shared/modelStore.ts';
import { drawEyes, eyeColour, shownEyes } from '../../wall/pen/eyes.ts';
import type { Pen } from '../../wall/pen/pen.ts';
import { withScale } from '../../wall/pen/scale.ts';
import { drawSteps } from '../../wall/pen/steps.ts';
import { thumbnail, type ThumbnailTest } from '../../wall/thumbnail.ts';
import { acuityWords } from '../acuity.texts.ts';
import { completionOf } from '../completion.ts';
import { isFinished, linesOf, phasesOf } from '../model/phases.ts';
import { optotypes } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import { signed } from '../plot/said.ts';
import { type AcuityPhaseView, type AcuityView, EYES } from '../types.ts';

/** The view, and the test, which determines the eyes. */
interface AcuityPicture extends AcuityView {
  readonly test: ThumbnailTest;
}

/** The logMAR axis: large sizes at the top, as on a letter chart. */
const AXIS = { most: 1, least: -0.2, ticks: [1, 0.5, 0] } as const;
/** The minimum number of trials that the axis has room for: a whole measurement. */
const LEAST_TRIALS = 18;

/** The words of its axes. */
const english = { sizeAxis: acuityWords.sizeAxis, trialAxis: acuityWords.trialAxis };

/** The acuity of an eye so far: that of its newest line in the notation of the test, or a dash if it was skipped. */
function resultOf({ is_skipped, lines }: AcuityPhaseView, unit: SystemUnit): string {
  const acuity = lines.at(-1)?.acuity ?? null;
  if (is_skipped) return '–';
  return acuity ? signed(acuity, snellenOf(acuity.logmar, unit)) : '';
}

function draw(page: Pen, { phases, eye_under_test, test }: AcuityPicture, words: typeof english): void {
  const pen = withScale(page, [words.sizeAxis, words.trialAxis]);
  const wanted = phasesOf({ group: test.test_group.group, eye: test.eye });
  const eyes = shownEyes(
    EYES.filter((eye) => wanted.includes(eye)),
    eye_under_test,
  );
  drawEyes(pen, eyes, (eye, pane) => {
    const phase = phases[eye];
    const trials = phase.lines.flatMap(({ records }) =>
      records.flatMap((record) => {
        const y = logmarOf(record);
        return y === null ? [] : { y, passed: record.viewed };
      }),
    );
    const sizes = trials.map(({ y }) => y);
    const levels = phase.lines.flatMap(({ acuity, estimates, is_settled }) => {
      const y = acuity?.logmar ?? estimates.at(-1) ?? null;
      return y === null ? [] : { y, isSettled: is_settled };
    });
    const steps = {
      trials,
      leastTrials: LEAST_TRIALS,
      values: [Math.max(AXIS.most, ...sizes), Math.min(AXIS.least, ...sizes)],
      ticks: AXIS.ticks,
      levels,
      isUnderTest: eye === eye_under_test && !isFinished(phase, linesOf(test.test_group)),
    } as const;
    drawSteps(pen, pane, steps, eyeColour(pen.paint, eye));
    return resultOf(phase, test.system_unit ?? 'IMP');
  });
}

/** The thumbnail: the sizes shown to the eye under test, dots for seen and crosses for not seen, and the acuity of the eye. */
export const acuityThumbnail = thumbnail<AcuityPicture, typeof english>({
  createStore: (test, schedule) =>
    createModelStore(
      {
        ...optotypes,
        viewOf: (state, previous?: AcuityPicture) => ({
          ...viewOf(state, test.test_group, previous),
          test,
        }),
      },
      { schedule },
    ),
  draw,
  words: { kind: 'acuity', english },
  sideUnderTest: ({ eye_under_test }) => eye_under_test,
  completion: completionOf,
});
