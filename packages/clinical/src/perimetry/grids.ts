import data from './grids.data.json' with { type: 'json' };
import type { Eye } from '../eye.ts';
import { mirrored, type Point } from '../point.ts';

/** The locations a program tests. */
export interface Grid {
  /** Row by row from superior to inferior, left to right. */
  readonly points: readonly Point[];
  /** Points of the grid that lie in the blind spot; indices leave them out. */
  readonly blind_spot: readonly Point[];
  /** Degrees between neighbours of the raster. */
  readonly spacing: number;
  /** Radius of the drawn field in degrees. */
  readonly extent: number;
}

interface RawGrid {
  /** Row by row: y, then the x of each point. */
  readonly rows: number[][];
  readonly blind_spot: number[][];
  readonly spacing: number;
  readonly extent: number;
}

const pointsOf = (pairs: number[][]): Point[] => pairs.map(([x = 0, y = 0]) => ({ x, y }));
const gridFrom = ({ rows, blind_spot, spacing, extent }: RawGrid): Grid => ({
  points: rows.flatMap(([y = 0, ...xs]) => xs.map((x) => ({ x, y }))),
  blind_spot: pointsOf(blind_spot),
  spacing,
  extent,
});
const isSuperior = ({ y }: Point): boolean => y > 0;
const superiorHalf = (grid: Grid): Grid => ({
  ...grid,
  points: grid.points.filter(isSuperior),
  blind_spot: grid.blind_spot.filter(isSuperior),
});

/** Every second point of a 6° raster, as the white squares of a chessboard. */
const checkered = (grid: Grid): Grid => ({
  ...grid,
  points: grid.points.filter(({ x, y }) => ((x + y) / 6) % 2 === 0),
});

const G24_2 = gridFrom(data['24-2']);
const G30_2 = gridFrom(data['30-2']);
const FINGERS = [21, 9, -9, -21];

/**
 * Right-eye grids by program. 24-2, 24-2C, 30-2 and 10-2, Esterman's and the superior 36 are published patterns
 * (NOTICE.md). No public pattern exists for the others: QUADRANT is one point in each quadrant, CONFRONTATION four, a
 * ptosis program the superior half of its pattern, a fast one every second point, FOVEAL the point of fixation.
 */
const GRIDS = {
  '24-2': G24_2,
  '24-2C': gridFrom(data['24-2C']),
  '30-2': G30_2,
  '10-2': gridFrom(data['10-2']),
  '24-2-PTOSIS-NOVEL': superiorHalf(G24_2),
  '30-2-PTOSIS-TRADITIONAL': superiorHalf(G30_2),
  '24-2-FAST': checkered(G24_2),
  '30-2-FAST': checkered(G30_2),
  'ESTERMAN-MONO': gridFrom(data['ESTERMAN-MONO']),
  'ESTERMAN-BINO': gridFrom(data['ESTERMAN-BINO']),
  'SUPERIOR-36': gridFrom(data['SUPERIOR-36']),
  CONFRONTATION: gridFrom({
    rows: FINGERS.map((y) => [y, ...FINGERS.toReversed()]),
    blind_spot: [],
    spacing: 8,
    extent: 30,
  }),
  QUADRANT: gridFrom({
    rows: [
      [9, -9, 9],
      [-9, -9, 9],
    ],
    blind_spot: [],
    spacing: 18,
    extent: 30,
  }),
  FOVEAL: gridFrom({ rows: [[0, 0]], blind_spot: [], spacing: 6, extent: 10 }),
} as const satisfies Record<string, Grid>;

/** A program that has a grid. */
export type GridName = keyof typeof GRIDS;

/** Programs that have a grid. */
export const PROGRAMS: readonly string[] = Object.keys(GRIDS);

const isGridName = (program: string): program is GridName => Object.hasOwn(GRIDS, program);

/** `24-2-P-AVA-F` is the 24-2 pattern for children at another pace: the suffixes of ENUM-04 change no location. */
const SUFFIXES = /(-P)?(-AVA-F|-AVA-S|-S)?$/;

const LEFT = new Map<Grid, Grid>();

function leftOf(grid: Grid): Grid {
  const known = LEFT.get(grid);
  if (known) return known;
  const points = grid.points.map(mirrored).toSorted((a, b) => b.y - a.y || a.x - b.x);
  const left = { ...grid, points, blind_spot: grid.blind_spot.map(mirrored) };
  LEFT.set(grid, left);
  return left;
}

/** The grid of a program as that eye sees it (the left eye's is the mirror image); undefined if the program has none. */
export function gridOf(protocol: GridName, eye: Eye): Grid;
export function gridOf(protocol: string, eye: Eye): Grid | undefined;
export function gridOf(protocol: string, eye: Eye): Grid | undefined {
  const program = isGridName(protocol) ? protocol : protocol.replace(SUFFIXES, '');
  if (!isGridName(program)) return undefined;
  return eye === 'OS' ? leftOf(GRIDS[program]) : GRIDS[program];
}
