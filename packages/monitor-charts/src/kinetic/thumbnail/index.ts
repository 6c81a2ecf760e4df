import type { Point } from '@isopter/clinical';
import { isFlagged, neighbours } from '@isopter/clinical/kinetic';
import { createModelStore } from '../../shared/modelStore.ts';
import { shownEyes } from '../../wall/pen/eyes.ts';
import type { Pen } from '../../wall/pen/pen.ts';
import { drawSides, fieldRadius } from '../../wall/pen/scale.ts';
import { thumbnail } from '../../wall/thumbnail.ts';
import { completionOf } from '../completion.ts';
import { kineticWords } from '../kinetic.texts.ts';
import { applyEvent, draftOf, records } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import { EXTENT } from '../plot/frame.ts';
import { type Eye, EYES, type KineticDirection, type KineticEyeView, type KineticView } from '../types.ts';

/** The radii of the rings in degrees. */
const RINGS = [30, 60, 90] as const;

interface SmallView extends KineticView {
  /** The tested eyes. */
  readonly tested: readonly Eye[];
}

/** The letters at the ends of its horizontal axis. */
const english = { nasal: kineticWords.nasal, temporal: kineticWords.temporal };

function drawEye(
  pen: Pen,
  { eye, directions }: KineticEyeView,
  newest: number | null,
  { cx, width, isAlone }: { cx: number; width: number; isAlone: boolean },
  words: typeof english,
): void {
  const { height, paint } = pen;
  const cy = height / 2;
  const radius = fieldRadius(width, height, 4);
  const scale = radius / EXTENT;
  const size = Math.max(1.5, Math.min(4, radius / 14));
  const colour = eye === 'OD' ? paint.right : paint.left;
  // positions beyond the disc are drawn at its edge
  const at = ({ x, y }: Point): readonly [number, number] => {
    const inwards = scale / Math.max(1, Math.hypot(x, y) / EXTENT);
    return [cx + inwards * x, cy - inwards * y];
  };
  // the isopter passes through fixation if nothing was seen
  const corner = (one: KineticDirection) => at(one.state === 'seen' ? one : { x: 0, y: 0 });

  for (const ring of RINGS) pen.ring(cx, cy, scale * ring, paint.line, ring === EXTENT ? 1 : 0.5);
  for (const [one, next] of neighbours(directions)) pen.line([corner(one), corner(next)], colour, { width: 2 });
  for (const one of directions) {
    const [x, y] = at(one);
    if (one.state === 'seen') pen.dot(x, y, size, colour);
    else if (one.state === 'not_seen') pen.cross(x, y, size, paint.ink);
    else {
      pen.tile(x, y, 2 * size + 1, paint.ink);
      pen.tile(x, y, 2 * size - 1, paint.surface);
    }
    if (one.direction === newest) pen.now(x, y, size + 3);
  }
  drawSides(pen, eye, { cx, cy, radius, half: width / 2 }, words);
  if (!isAlone) pen.text(eye, cx - radius, 6, { size: 10, align: 'left', colour });
}

function draw(pen: Pen, { eyes, eye_under_test, newest_direction }: SmallView, words: typeof english): void {
  const shown = shownEyes(EYES, eye_under_test);
  const width = pen.width / shown.length;
  shown.forEach((eye, i) => {
    const place = { cx: (i + 0.5) * width, width, isAlone: shown.length === 1 };
    drawEye(pen, eyes[eye], eye === eye_under_test ? newest_direction : null, place, words);
  });
}

/** Returns whether the responses of an eye are unreliable. */
const isUnreliable = ({ eyes }: SmallView): boolean => EYES.some((eye) => isFlagged(eyes[eye].statistics));

/**
 * The thumbnail: the isopter of the eye under test, or both with the left eye on the left, with crosses at the edge for not seen and hollow squares for
 * too early.
 */
export const kineticThumbnail = thumbnail<SmallView, typeof english>({
  createStore: ({ eye }, schedule) => {
    const tested = eye === '' ? EYES : [eye];
    return createModelStore(
      {
        records,
        draftOf,
        applyEvent,
        viewOf: (draft, previous?: SmallView) => ({ ...viewOf(draft, previous), tested }),
      },
      { schedule },
    );
  },
  draw,
  words: { kind: 'kinetic', english },
  sideUnderTest: ({ eye_under_test }) => eye_under_test,
  completion: completionOf,
  isUnreliable,
});
