import type { Point } from '@isopter/clinical';
import { isFlagged, neighbours } from '@isopter/clinical/kinetic';
import { createModelStore } from '../../shared/modelStore.ts';
import type { Pen } from '../../wall/pen/pen.ts';
import { thumbnail } from '../../wall/thumbnail.ts';
import { completionOf } from '../completion.ts';
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

function drawEye(pen: Pen, { eye, directions }: KineticEyeView, newest: number | null, cx: number): void {
  const { width, height, paint } = pen;
  const cy = height / 2;
  const radius = Math.max(4, Math.min(width / 2, height) / 2 - 4);
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
    if (one.direction === newest) pen.ring(x, y, size + 3, paint.testing, 2);
  }
  pen.text(eye, cx - radius, 6, { size: 10, align: 'left', colour });
}

function draw(pen: Pen, { eyes, eye_under_test, newest_direction }: SmallView): void {
  EYES.forEach((eye, i) => {
    drawEye(pen, eyes[eye], eye === eye_under_test ? newest_direction : null, ((2 * i + 1) * pen.width) / 4);
  });
}

/** Returns whether the responses of an eye are unreliable. */
const isUnreliable = ({ eyes }: SmallView): boolean => EYES.some((eye) => isFlagged(eyes[eye].statistics));

/**
 * The thumbnail: both isopters, the left eye on the left, with crosses at the edge for not seen and hollow squares for
 * too early.
 */
export const kineticThumbnail = thumbnail<SmallView>({
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
  completion: completionOf,
  isUnreliable,
});
