import type { Eye } from '../eye.ts';
import { idOf, mirrored, type Point } from '../point.ts';
import { gridOf } from './grids.ts';

/** A settled location: degrees as the patient sees it, dB. */
interface Settled extends Point {
  readonly db: number;
}

/** The location of the grids that lies in the blind spot of a right eye. */
const BLIND_SPOT: Point = { x: 15, y: -3 };
/** Its neighbours in the 6° raster. */
const NEIGHBOURS: readonly Point[] = [
  { x: 15, y: 3 },
  { x: 15, y: -9 },
  { x: 9, y: -3 },
  { x: 21, y: -3 },
];
/** The sensitivity in dB from which a location is no blind spot, and up to which it may be one (own choice). */
const SEEN = 20;
const BLIND = 15;
/** Fewest neighbors of a blind spot that see; its edge may cover one. */
const SEEING_NEIGHBOURS = 3;

const OTHER: Readonly<Record<Eye, Eye>> = { OD: 'OS', OS: 'OD' };

/** Returns whether locations lie outside the grid of an eye and on that of the other one: the outer nasal points are missing. */
function isOnOtherGrid(field: readonly Settled[], program: string, eye: Eye): boolean {
  const [own, other] = [gridOf(program, eye), gridOf(program, OTHER[eye])];
  if (!own || !other) return false;
  const [ownPoints, otherPoints] = [own, other].map(({ points }) => new Set(points.map(idOf)));
  const outside = field.filter((point) => !ownPoints!.has(idOf(point)));
  return outside.length > 0 && outside.every((point) => otherPoints!.has(idOf(point)));
}

/**
 * Returns whether the blind spot is that of the other eye: its place sees well in this eye, and the mirrored place is blind among
 * neighbours that see. A nasal defect takes the neighbours with it, and leaves the own blind spot.
 */
function hasOtherBlindSpot(field: readonly Settled[], eye: Eye): boolean {
  const levels = new Map(field.map((point) => [idOf(eye === 'OD' ? point : mirrored(point)), point.db]));
  const own = levels.get(idOf(BLIND_SPOT));
  const other = levels.get(idOf(mirrored(BLIND_SPOT)));
  if (own === undefined || other === undefined || own < SEEN || other > BLIND) return false;
  const around = NEIGHBOURS.flatMap((point) => levels.get(idOf(mirrored(point))) ?? []);
  return around.filter((db) => db >= SEEN).length >= SEEING_NEIGHBOURS;
}

/**
 * Returns whether a field looks like one of the other eye that was sent under this one: its coordinates fit the grid of the
 * other eye, or its blind spot is on the other side. Then the eye has to be checked before anything is read from it.
 */
export const looksLikeOtherEye = (
  field: readonly Settled[],
  { program, eye }: { program: string; eye: Eye },
): boolean => isOnOtherGrid(field, program, eye) || hasOtherBlindSpot(field, eye);
