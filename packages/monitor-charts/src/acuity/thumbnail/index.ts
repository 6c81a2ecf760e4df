import { logmarOf } from '@isopter/clinical/acuity';
import { createModelStore } from '../../shared/modelStore.ts';
import { drawEyes, eyeColour } from '../../wall/pen/eyes.ts';
import type { Pen } from '../../wall/pen/pen.ts';
import { drawSteps } from '../../wall/pen/steps.ts';
import { thumbnail, type ThumbnailTest } from '../../wall/thumbnail.ts';
import { isFinished, linesOf, optotypeOf, phasesOf, progressOf } from '../model/phases.ts';
import { optotypes } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import { type AcuityLine, type AcuityPhaseView, type AcuityView, EYES } from '../types.ts';

/** The view, and the test, which determines the eyes. */
interface AcuityPicture extends AcuityView {
  readonly test: ThumbnailTest;
}

/** The logMAR axis: large sizes at the top, as on a letter chart. */
const AXIS = { most: 1, least: -0.2, ticks: [1, 0.5, 0] } as const;
/** The minimum number of trials that the axis has room for: a whole measurement. */
const LEAST_TRIALS = 18;
const LONGEST_LABEL = 8;

/** The result or current estimate of a line in logMAR; `null` before the first known size. */
const levelOf = ({ result, estimates }: AcuityLine): number | null =>
  result ? logmarOf(result) : (estimates.at(-1) ?? null);

/** The level in the notation of the device: the label of the result, or of the size nearest to the estimate. */
function labelOf(line: AcuityLine, pen: Pen): string {
  const level = levelOf(line);
  if (line.result?.size_label) return line.result.size_label.slice(0, LONGEST_LABEL);
  if (level === null) return '';
  const [nearest] = line.records
    .flatMap((record) => {
      const size = logmarOf(record);
      return size === null || record.size_label === ''
        ? []
        : { label: record.size_label, apart: Math.abs(size - level) };
    })
    .toSorted((one, other) => one.apart - other.apart);
  return (nearest?.label ?? pen.number(level, 1)).slice(0, LONGEST_LABEL);
}

/** The result of an eye: that of its newest line, or a dash if the eye was skipped. */
function resultOf({ is_skipped, lines }: AcuityPhaseView, pen: Pen): string {
  const newest = lines.at(-1);
  if (is_skipped || !newest) return is_skipped ? '–' : '';
  return labelOf(newest, pen);
}

function draw(pen: Pen, { phases, eye_under_test, test }: AcuityPicture): void {
  const wanted = phasesOf({ group: test.test_group.group, eye: test.eye });
  const eyes = EYES.filter((eye) => wanted.includes(eye));
  drawEyes(pen, eyes, (eye, pane) => {
    const phase = phases[eye];
    const trials = phase.lines.flatMap(({ records }) =>
      records.flatMap((record) => {
        const y = logmarOf(record);
        return y === null ? [] : { y, passed: record.viewed };
      }),
    );
    const sizes = trials.map(({ y }) => y);
    const levels = phase.lines.flatMap((line) => {
      const y = levelOf(line);
      return y === null ? [] : { y, isSettled: line.result !== null };
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
    return resultOf(phase, pen);
  });
}

/** The thumbnail: the sizes shown to each eye, dots for seen and crosses for not seen, and the acuity of the eye. */
export const acuityThumbnail = thumbnail<AcuityPicture>({
  createStore: (test, schedule) =>
    createModelStore(
      {
        ...optotypes,
        viewOf: (state, previous?: AcuityPicture) => ({
          ...viewOf(state, optotypeOf(test.test_group), previous),
          test,
        }),
      },
      schedule,
    ),
  draw,
  completion: ({ test, ...view }) => progressOf(view, { ...test.test_group, eye: test.eye }),
});
