import { moves, POSITION, sizeOf } from '@isopter/clinical/cover';
import { ALL_AROUND, type Eye, EYES, onSquare, PRIMARY } from '@isopter/clinical/gaze';
import type { Pen } from '../../wall/pen/pen.ts';
import { thumbnail } from '../../wall/thumbnail.ts';
import { HEAD_LINE, type SmallField, smallFields, smallWords } from '../../motility/gaze/small.ts';
import { completionOf } from '../completion.ts';
import { createCoverStore } from '../model.ts';
import { deviationLines } from '../../motility/deviation.ts';
import type { CoverPosition, CoverView, Deviation } from '../types.ts';

/** The distance to the edge and half the side of a position in degrees. */
const EXTENT = 22;
const HALF = 6;
/** The minimum width in pixels of a field that has a text beside the name of its eye. */
const ROOM_FOR_WORDS = 64;
/** The deviation in prism dioptres at which an arrow reaches its maximum length. */
const LONGEST = 30;

/** Draws the position of the eye relative to the target. */
function drawArrow(pen: Pen, eye: Eye, deviation: Deviation, x: number, y: number, half: number, colour: string): void {
  // as the patient sees it; y increases downwards in pixels
  const side = eye === 'OS' ? 1 : -1;
  const size = sizeOf(deviation);
  const [ux, uy] = [(side * deviation.eso) / size, (side * deviation.right_hyper) / size];
  const length = half * Math.min(1, Math.max(0.5, size / LONGEST));
  const [endX, endY] = [x + ux * length, y + uy * length];
  const barb = (way: 1 | -1) => [endX - 3.5 * ux - way * 2.5 * uy, endY - 3.5 * uy + way * 2.5 * ux] as const;
  pen.dot(x, y, 1.5, pen.paint.quietInk);
  pen.line(
    [
      [x, y],
      [endX, endY],
    ],
    colour,
    { width: 1.75 },
  );
  pen.line([barb(1), [endX, endY], barb(-1)], colour, { width: 1.75 });
}

/**
 * Draws a position: a frame that is dashed until the position is finished, a ring while it is tested, and within it an
 * arrow, or a dot without movement.
 */
function drawPosition(pen: Pen, { eye, colour, perDegree, ...field }: SmallField<Eye>, position: CoverPosition): void {
  const { paint } = pen;
  const [x, y, half] = [field.x(position.x), field.y(position.y), HALF * perDegree];
  if (position.is_current) pen.now(x, y, half);
  else {
    const corners = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
      [-1, -1],
    ] as const;
    const points = corners.map(([across, down]) => [x + across * half, y + down * half] as const);
    pen.line(points, paint.line, { dash: position.is_finished ? [] : [2, 2] });
  }
  const shown = position.total ?? position.manifest;
  if (!shown) return;
  if (moves(shown)) drawArrow(pen, eye, shown, x, y, half, colour);
  else pen.dot(x, y, 2.5, colour);
}

/** Writes the larger component of the deviation straight ahead in clinical notation. */
function writePrimary(pen: Pen, positions: readonly CoverPosition[], right: number): void {
  const ahead = positions.find(({ direction }) => direction === PRIMARY);
  const shown = ahead && (ahead.total ?? ahead.manifest);
  if (!shown) return;
  const isSideways = Math.abs(shown.eso) >= Math.abs(shown.right_hyper);
  const larger = { eso: isSideways ? shown.eso : 0, right_hyper: isSideways ? 0 : shown.right_hyper };
  const [text] = deviationLines(larger, ahead.kind, pen.number);
  if (text) pen.text(text, right, HEAD_LINE, { size: 13, align: 'right', isStrong: true });
}

function draw(pen: Pen, { positions }: CoverView, words: typeof smallWords): void {
  const fields = smallFields(pen, EYES, EXTENT, words);
  const last = fields.at(-1);
  if (last && last.right - last.left >= ROOM_FOR_WORDS) writePrimary(pen, positions.OU, last.right);
  for (const field of fields) {
    const known = positions[field.eye];
    for (const direction of [PRIMARY, ...ALL_AROUND]) {
      const position = known.find((one) => one.direction === direction);
      const { x, y } = onSquare(direction, POSITION);
      if (position) drawPosition(pen, field, position);
      else pen.dot(field.x(x), field.y(y), 1.25, pen.paint.quietInk);
    }
  }
}

/**
 * The thumbnail: the nine gaze positions of each eye, with an arrow for a deviation, a dot for none and a ring around
 * the current one, and the deviation straight ahead.
 */
export const coverThumbnail = thumbnail<CoverView, typeof smallWords>({
  createStore: (_, schedule) => createCoverStore({ schedule }),
  draw,
  words: { kind: 'motility', english: smallWords },
  completion: completionOf,
});
