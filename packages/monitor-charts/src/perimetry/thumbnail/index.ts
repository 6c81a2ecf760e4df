import { gridOfTest, hasRegions, isFlagged } from '@isopter/clinical/perimetry';
import type { Pen } from '../../wall/pen/pen.ts';
import { thumbnail } from '../../wall/thumbnail.ts';
import { completionOf } from '../completion.ts';
import { createPerimetryStore, type PerimetryEyeView, type PerimetryView } from '../model/store.ts';
import { tileSizes } from '../plot/tiles.ts';
import { RAMP, stepOf } from '../plot/ramp.ts';
import { EYES, type PerimetryLocation } from '../types.ts';

/** The minimum radius of the drawn field in degrees. */
const LEAST_EXTENT = 12;

const reach = (locations: readonly PerimetryLocation[]): number =>
  locations.reduce((most, { x, y }) => Math.max(most, Math.hypot(x, y)), LEAST_EXTENT);

function drawLocation(pen: Pen, location: PerimetryLocation, x: number, y: number, size: number): void {
  const { paint } = pen;
  const { state, threshold, is_blind_spot } = location;
  if (threshold !== null && threshold >= 0) pen.tile(x, y, size, RAMP[stepOf(threshold)]?.fill ?? paint.accent);
  else if (state === 'notSeen' || threshold !== null) pen.cross(x, y, size / 3, paint.ink);
  else if (state === 'seen') pen.dot(x, y, size / 3, paint.accent);
  else if (!is_blind_spot) pen.dot(x, y, 1, paint.quietInk);
}

function drawEye(pen: Pen, { eye, locations, presented }: PerimetryEyeView, left: number, width: number): void {
  const { height, paint } = pen;
  const radius = Math.max(4, Math.min(width, height) / 2 - 4);
  const [cx, cy] = [left + width / 2, height / 2];
  const scale = (radius - 5) / reach(locations);
  // 8 degrees is the widest raster; tiles are smaller where points are closer
  const sizes = tileSizes(locations, 8).map((degrees) => Math.max(2.5, Math.min(14, degrees * scale)));
  pen.ring(cx, cy, radius, paint.line);
  pen.line(
    [
      [cx - radius, cy],
      [cx + radius, cy],
    ],
    paint.line,
    { width: 0.5 },
  );
  pen.line(
    [
      [cx, cy - radius],
      [cx, cy + radius],
    ],
    paint.line,
    { width: 0.5 },
  );
  for (const [i, location] of locations.entries()) {
    drawLocation(pen, location, cx + scale * location.x, cy - scale * location.y, sizes[i] ?? 0);
  }
  if (presented)
    pen.ring(cx + scale * presented.x, cy - scale * presented.y, Math.min(...sizes, 14) / 2 + 2.5, paint.testing, 2);
  pen.text(eye, cx - radius, 6, { size: 10, align: 'left', colour: eye === 'OD' ? paint.right : paint.left });
}

function draw(pen: Pen, { eyes }: PerimetryView): void {
  const half = pen.width / 2;
  EYES.forEach((eye, i) => drawEye(pen, eyes[eye], i * half, half));
}

/** Whether the responses of an eye are unreliable. */
const isUnreliable = ({ eyes }: PerimetryView): boolean => EYES.some((eye) => isFlagged(eyes[eye].statistics));

/**
 * The thumbnail: both fields, the left one on the left, with sensitivities as shades, crosses for not seen and a ring
 * around the newest location.
 */
export const perimetryThumbnail = thumbnail<PerimetryView>({
  createStore: ({ test_group }, schedule) =>
    createPerimetryStore({
      gridOf: (eye) => gridOfTest(test_group, eye),
      is_regional: hasRegions(test_group),
      schedule,
    }),
  draw,
  completion: completionOf,
  isUnreliable,
});
