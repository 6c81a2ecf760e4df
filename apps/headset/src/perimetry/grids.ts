/** A place in the visual field: degrees from fixation as the patient sees it, x positive to the right, y up. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The eye under test. */
export type Eye = 'OD' | 'OS';

/** The programs this headset knows; `fovea` is the single central point of the foveal sensitivity. */
export type Program = '24-2' | '24-2C' | '30-2' | '10-2' | 'fovea';

/** The points of a program and how far neighbours are apart (degrees). */
export interface Grid {
  readonly points: readonly Point[];
  readonly spacing: number;
}

/** [y, the leftmost x, number of points] */
type Row = readonly [y: number, x: number, count: number];

const rows = (spacing: number, list: readonly Row[]): readonly Point[] =>
  list.flatMap(([y, x, count]) => Array.from({ length: count }, (_, i) => ({ x: x + i * spacing, y })));

const P24_2 = rows(6, [
  [21, -9, 4],
  [15, -15, 6],
  [9, -21, 8],
  [3, -27, 9],
  [-3, -27, 9],
  [-9, -21, 8],
  [-15, -15, 6],
  [-21, -9, 4],
]);

const P24_2C_EXTRA: readonly Point[] = [
  { x: 5, y: 7 },
  { x: -1, y: 5 },
  { x: 1, y: 5 },
  { x: 7, y: 5 },
  { x: -5, y: 1 },
  { x: -7, y: -1 },
  { x: -7, y: -5 },
  { x: -1, y: -5 },
  { x: 5, y: -7 },
  { x: 1, y: -9 },
];

const P30_2 = rows(6, [
  [27, -9, 4],
  [21, -15, 6],
  [15, -21, 8],
  [9, -27, 10],
  [3, -27, 10],
  [-3, -27, 10],
  [-9, -27, 10],
  [-15, -21, 8],
  [-21, -15, 6],
  [-27, -9, 4],
]);

const P10_2 = rows(2, [
  [9, -1, 2],
  [7, -5, 6],
  [5, -7, 8],
  [3, -7, 8],
  [1, -9, 10],
  [-1, -9, 10],
  [-3, -7, 8],
  [-5, -7, 8],
  [-7, -5, 6],
  [-9, -1, 2],
]);

/**
 * The grids of a right eye, rows from superior to inferior.
 * Source: visualFields R package 1.0.7 `locmaps` (CRAN, Apache-2.0); 24-2 also uw-biomedical-ml/uwhvf
 * `CSV/Coord_242.csv` (BSD-3-Clause). The coordinates are facts.
 */
const RIGHT_EYE: Readonly<Record<Program, Grid>> = {
  '24-2': { points: P24_2, spacing: 6 },
  '24-2C': { points: [...P24_2, ...P24_2C_EXTRA], spacing: 6 },
  '30-2': { points: P30_2, spacing: 6 },
  '10-2': { points: P10_2, spacing: 2 },
  fovea: { points: [{ x: 0, y: 0 }], spacing: 2 },
};

/** A right eye's point as a left eye has it, and the other way round. */
export const mirror = ({ x, y }: Point): Point => ({ x: x === 0 ? 0 : -x, y });

/** The grid of a program for one eye. */
export function gridOf(program: Program, eye: Eye): Grid {
  const grid = RIGHT_EYE[program];
  return eye === 'OD' ? grid : { ...grid, points: grid.points.map(mirror) };
}

/** The centre of the physiological blind spot of an eye (visualFields; the optic disc lies 1.5° below the horizontal). */
export const blindSpotOf = (eye: Eye): Point => ({ x: eye === 'OD' ? 15 : -15, y: -1.5 });

/** Half the width and height of the blind spot, degrees (visualFields draws 2.75 × 3.75). */
const BLIND_SPOT_RADII = { x: 2.75, y: 3.75 };

/** Whether a point lies in the blind spot. Of the grid locations at (15, ±3) the lower one does. */
export function isInBlindSpot({ x, y }: Point, eye: Eye): boolean {
  const centre = blindSpotOf(eye);
  return ((x - centre.x) / BLIND_SPOT_RADII.x) ** 2 + ((y - centre.y) / BLIND_SPOT_RADII.y) ** 2 <= 1;
}
