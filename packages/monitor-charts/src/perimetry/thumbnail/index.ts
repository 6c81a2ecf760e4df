import { gridOfTest, hasRegions, isFlagged } from '@isopter/clinical/perimetry';
import { shownEyes } from '../../wall/pen/eyes.ts';
import type { Pen } from '../../wall/pen/pen.ts';
import { drawSides, fieldRadius } from '../../wall/pen/scale.ts';
import { thumbnail } from '../../wall/thumbnail.ts';
import { completionOf } from '../completion.ts';
import { createPerimetryStore, type PerimetryEyeView, type PerimetryView } from '../model/store.ts';
import { perimetryWords } from '../perimetry.texts.ts';
import { tileSizes } from '../plot/tiles.ts';
import { RAMP, stepOf } from '../plot/ramp.ts';
import { EYES, type PerimetryLocation } from '../types.ts';

/** The letters at the ends of its horizontal axis. */
const english = { nasal: perimetryWords.nasal, temporal: perimetryWords.temporal };

/** The largest tile, and the room for half of one at the edge, in pixels. */
const LARGEST_TILE = 22;
const ROOM = 9;

/** The minimum radius of the drawn field in degrees. */
const LEAST_EXTENT = 12;

const reach = (locations: readonly PerimetryLocation[]): number =>
  locations.reduce((most, { x, y }) => Math.max(most, Math.hypot(x, y)), LEAST_EXTENT);

function drawTriangle(pen: Pen, x: number, y: number, radius: number): void {
  const top = [x, y - radius] as const;
  pen.line([top, [x + radius, y + radius * 0.8], [x - radius, y + radius * 0.8], top], pen.paint.quietInk);
}

function drawLocation(pen: Pen, location: PerimetryLocation, x: number, y: number, size: number): void {
  const { paint } = pen;
  const { state, threshold, is_blind_spot } = location;
  if (threshold !== null && threshold >= 0) pen.tile(x, y, size, RAMP[stepOf(threshold)]?.fill ?? paint.accent);
  else if (state === 'notSeen' || threshold !== null) pen.cross(x, y, size / 3, paint.ink);
  else if (state === 'seen') pen.dot(x, y, size / 3, paint.accent);
  else if (is_blind_spot) drawTriangle(pen, x, y, size / 2.4);
  else pen.dot(x, y, 1.5, paint.quietInk);
}

function drawEye(
  pen: Pen,
  { eye, locations, presented }: PerimetryEyeView,
  { left, width, isAlone }: { left: number; width: number; isAlone: boolean },
  words: typeof english,
): void {
  const { height, paint } = pen;
  const radius = fieldRadius(width, height, 4);
  const [cx, cy] = [left + width / 2, height / 2];
  const scale = (radius - ROOM) / reach(locations);
  // 8 degrees is the widest raster; tiles are smaller where points are closer
  const sizes = tileSizes(locations, 8).map((degrees) => Math.max(2.5, Math.min(LARGEST_TILE, degrees * scale)));
  pen.line(
    [
      [cx - radius, cy],
      [cx + radius, cy],
    ],
    paint.line,
  );
  pen.line(
    [
      [cx, cy - radius],
      [cx, cy + radius],
    ],
    paint.line,
  );
  for (const [i, location] of locations.entries()) {
    drawLocation(pen, location, cx + scale * location.x, cy - scale * location.y, sizes[i] ?? 0);
  }
  if (presented) {
    const [x, y] = [cx + scale * presented.x, cy - scale * presented.y];
    pen.now(x, y, Math.min(...sizes, LARGEST_TILE) / 2 + 2.5);
  }
  drawSides(pen, eye, { cx, cy, radius, half: width / 2 }, words);
  if (!isAlone) {
    pen.text(eye, cx - radius, 6, { size: 10, align: 'left', colour: eye === 'OD' ? paint.right : paint.left });
  }
}

function draw(pen: Pen, { eyes, eye_under_test }: PerimetryView, words: typeof english): void {
  const shown = shownEyes(EYES, eye_under_test);
  const width = pen.width / shown.length;
  const isAlone = shown.length === 1;
  shown.forEach((eye, i) => drawEye(pen, eyes[eye], { left: i * width, width, isAlone }, words));
}

/** Whether the responses of an eye are unreliable. */
const isUnreliable = ({ eyes }: PerimetryView): boolean => EYES.some((eye) => isFlagged(eyes[eye].statistics));

/**
 * The thumbnail: the field of the eye under test, or both with the left one on the left, with sensitivities as shades,
 * crosses for not seen, triangles for the blind spot and a ring around the newest location.
 */
export const perimetryThumbnail = thumbnail<PerimetryView, typeof english>({
  createStore: ({ test_group }, schedule) =>
    createPerimetryStore({
      gridOf: (eye) => gridOfTest(test_group, eye),
      is_regional: hasRegions(test_group),
      schedule,
    }),
  draw,
  words: { kind: 'perimetry', english },
  sideUnderTest: ({ eye_under_test }) => eye_under_test,
  completion: completionOf,
  isUnreliable,
});
