import { directionsOf, EXPECTED, movementsOf } from '@isopter/clinical/eoms';
import { type Eye, EYES } from '@isopter/clinical/gaze';
import { createModelStore } from '../../shared/modelStore.ts';
import type { Pen } from '../../wall/pen/pen.ts';
import { thumbnail } from '../../wall/thumbnail.ts';
import { HEAD_LINE, type SmallField, smallFields, smallWords } from '../../motility/gaze/small.ts';
import { completionOf } from '../completion.ts';
import { model } from '../model.ts';
import { signed } from '../speech.ts';
import type { EomsView, Movement } from '../types.ts';

/** The view, the tested eyes and the tested directions. */
interface SmallEomsView extends EomsView {
  readonly eyes: readonly Eye[];
  readonly asked: readonly number[];
}

/** The distance to the edge in degrees, and the largest share of the expected distance that is drawn. */
const EXTENT = 36;
const FARTHEST = 1.2;

/** Draws a direction: the expected distance, the reached distance, and a mark that shows whether it is sufficient. */
function drawRay(pen: Pen, { x, y, colour }: SmallField<Eye>, movement: Movement): void {
  const { paint } = pen;
  const centre = [x(0), y(0)] as const;
  pen.line([centre, [x(movement.x), y(movement.y)]], paint.line, { width: 0.5 });
  if (movement.share === null) return;
  const share = Math.min(FARTHEST, Math.max(0, movement.share));
  const [endX, endY] = [x(share * movement.x), y(share * movement.y)];
  pen.line([centre, [endX, endY]], colour, { width: 2.5 });
  if (movement.grade === 0) pen.dot(endX, endY, 3, colour);
  else pen.cross(endX, endY, 3.5, paint.critical, 2);
}

function draw(
  pen: Pen,
  { attempts, eyes, asked, eyes_under_test, newest_direction }: SmallEomsView,
  words: typeof smallWords,
): void {
  const { paint } = pen;
  for (const field of smallFields(pen, eyes, EXTENT, words)) {
    const { eye, x, y, right, perDegree } = field;
    const { movements } = movementsOf(attempts[eye], asked);
    pen.ring(x(0), y(0), EXPECTED * perDegree, paint.line);
    for (const movement of movements) drawRay(pen, field, movement);
    const newest = eyes_under_test.includes(eye) && movements.find(({ direction }) => direction === newest_direction);
    if (newest) pen.now(x(newest.x), y(newest.y), 5.5);
    const worst = movements.reduce(
      (most, { grade }) => (Math.abs(grade ?? 0) > Math.abs(most) ? (grade ?? 0) : most),
      0,
    );
    if (worst !== 0)
      pen.text(signed(worst, pen.number), right, HEAD_LINE, { size: 13, align: 'right', isStrong: true });
  }
}

/**
 * The thumbnail: a ray for each direction of each eye, which ends in a dot if it is as long as expected and otherwise
 * in a cross, the worst grade, and a ring around the newest direction.
 */
export const eomsThumbnail = thumbnail<SmallEomsView, typeof smallWords>({
  createStore: ({ eye, capabilities }, schedule) => {
    const eyes = eye === '' ? EYES : [eye];
    const asked = directionsOf(capabilities?.eoms_algorithm_version);
    const viewOf: (...args: Parameters<typeof model.viewOf>) => SmallEomsView = (state, previous) => ({
      ...model.viewOf(state, previous),
      eyes,
      asked,
    });
    return createModelStore({ ...model, viewOf }, { schedule });
  },
  draw,
  words: { kind: 'motility', english: smallWords },
  sideUnderTest: ({ eyes_under_test: [eye, other] }) => (other ? 'OU' : (eye ?? null)),
  completion: completionOf,
});
