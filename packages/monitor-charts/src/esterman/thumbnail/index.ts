import type { Pen } from '../../wall/pen/pen.ts';
import { thumbnail } from '../../wall/thumbnail.ts';
import { completionOf } from '../completion.ts';
import { createEstermanStore, lookerOf } from '../model/store.ts';
import { REACH } from '../plot/frame.ts';
import type { EstermanView } from '../types.ts';

/** The radius of the ring around the central field in degrees. */
const CENTRAL = 30;

function draw(pen: Pen, { locations, presented }: EstermanView): void {
  const { width, height, paint } = pen;
  const tall = REACH.up + REACH.down;
  const scale = Math.min(width / (REACH.left + REACH.right), height / tall);
  const [cx, cy] = [width / 2, (height - scale * tall) / 2 + scale * REACH.up];
  const x = (degrees: number): number => cx + scale * degrees;
  const y = (degrees: number): number => cy - scale * degrees;
  // neighbours are at least 5 degrees apart
  const size = Math.max(3.5, Math.min(14, 4.2 * scale));

  pen.line(
    [
      [x(-REACH.left), cy],
      [x(REACH.right), cy],
    ],
    paint.line,
    { width: 0.5 },
  );
  pen.line(
    [
      [cx, y(REACH.up)],
      [cx, y(-REACH.down)],
    ],
    paint.line,
    { width: 0.5 },
  );
  pen.ring(cx, cy, scale * CENTRAL, paint.line, 0.5);
  for (const { x: across, y: up, state } of locations) {
    if (state === 'seen') pen.ring(x(across), y(up), size / 2 - 0.6, paint.accent);
    else if (state === 'notSeen') pen.rect(x(across) - size / 2, y(up) - size / 2, size, size, paint.ink);
    else pen.dot(x(across), y(up), 1, paint.quietInk);
  }
  if (presented) pen.now(x(presented.x), y(presented.y), size / 2 + 2.5);
}

/**
 * The thumbnail: a small map with open circles for seen, solid squares for not seen, dots for not tested, and a ring
 * around the newest point.
 */
export const estermanThumbnail = thumbnail<EstermanView>({
  createStore: (test, schedule) => createEstermanStore({ eye: lookerOf(test), schedule }),
  draw,
  completion: completionOf,
});
