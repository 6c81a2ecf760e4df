import { type Eye, gridOf, mirror, type Point } from '../perimetry/grids.ts';
import data from './patterns.data.json' with { type: 'json' };

/** The patterns whose locations are settled by seen or not seen. */
export type PatternName =
  | '24-2'
  | '24-2C'
  | '30-2'
  | '10-2'
  | '24-2 half'
  | '30-2 half'
  | '24-2 superior'
  | '30-2 superior'
  | 'quadrants'
  | 'confrontation'
  | 'superior 36'
  | 'Esterman monocular'
  | 'Esterman binocular';

/** The points of a right eye, or of both eyes together. */
type Pattern = readonly Point[];

const rows = (list: readonly (number | number[])[][]): Pattern =>
  list.flatMap(([y, xs]) => (xs as number[]).map((x) => ({ x, y: y as number })));

const grid = (program: '24-2' | '24-2C' | '30-2' | '10-2'): Pattern => gridOf(program, 'OD').points;

const superior = (points: Pattern): Pattern => points.filter(({ y }) => y > 0);

/** Every second point of a 6° raster, as the white squares of a chessboard: neighbours are 8.5° apart. */
const half = (points: Pattern): Pattern => points.filter(({ x, y }) => ((x + y) / 6) % 2 === 0);

/** Where fingers are held up: near to and far from fixation in each quadrant. */
const FINGERS = [-21, -9, 9, 21];

/**
 * Patterns of a right eye. The grids, Esterman and the superior 36 are published (patterns.data.json, grids.ts). No public
 * pattern exists for the others (own choice): supra-fast tests half of its grid, ptosis the superior half, a quadrant is
 * one point at (±9, ±9), confrontation four points in each quadrant.
 */
const PATTERNS: Readonly<Record<PatternName, Pattern>> = {
  '24-2': grid('24-2'),
  '24-2C': grid('24-2C'),
  '30-2': grid('30-2'),
  '10-2': grid('10-2'),
  '24-2 half': half(grid('24-2')),
  '30-2 half': half(grid('30-2')),
  '24-2 superior': superior(grid('24-2')),
  '30-2 superior': superior(grid('30-2')),
  quadrants: [
    { x: -9, y: 9 },
    { x: 9, y: 9 },
    { x: -9, y: -9 },
    { x: 9, y: -9 },
  ],
  confrontation: FINGERS.toReversed().flatMap((y) => FINGERS.map((x) => ({ x, y }))),
  'superior 36': rows(data['SUPERIOR-36']),
  'Esterman monocular': rows(data['ESTERMAN-MONO']),
  'Esterman binocular': rows(data['ESTERMAN-BINO']),
};

/** The points of a pattern as an eye sees them, or both eyes together. */
export const patternOf = (name: PatternName, eye: Eye | 'OU'): Pattern =>
  eye === 'OS' ? PATTERNS[name].map(mirror) : PATTERNS[name];
