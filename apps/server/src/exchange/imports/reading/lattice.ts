import { idOf, type Point } from '@isopter/clinical';
import type { PlacedNumber } from './numbers.ts';

/** Numbers in rows and columns, each with its place counted from where the lattice was begun. */
export interface Lattice {
  readonly nodes: ReadonlyMap<string, LatticeNode>;
  /** Returns the position of a node on the page, also without a number. */
  readonly placeOf: (node: Point) => Point;
  /** From one column to the next, in the unit of the page. */
  readonly pitch: number;
}

export interface LatticeNode {
  readonly node: Point;
  readonly number: PlacedNumber;
  /** Distance from its place, in pitches. */
  readonly off: number;
  /** Another number could be meant. */
  readonly isContested: boolean;
}

/** Largest distance of a number from its node, in pitches. */
const REACH = 0.35;
/** A page may be scanned a little askew, by this tangent. */
const ASKEW = 0.15;

type Map2 = readonly [x: number, y: number, ofColumn: Point, ofRow: Point];

const at = ([x, y, u, v]: Map2, node: Point): Point => ({
  x: x + node.x * u.x + node.y * v.x,
  y: y + node.x * u.y + node.y * v.y,
});

/** The steps to the next column and row from a number, by its nearest neighbours there. */
function stepsFrom(seed: PlacedNumber, numbers: readonly PlacedNumber[]): [Point, Point] | undefined {
  let right: Point | undefined;
  let below: Point | undefined;
  for (const { x, y } of numbers) {
    const step = { x: x - seed.x, y: y - seed.y };
    const isInRow = step.x > 0 && Math.abs(step.y) < ASKEW * step.x + seed.word.height / 4;
    const isInColumn = step.y > 0 && Math.abs(step.x) < ASKEW * step.y + seed.word.height / 2;
    if (isInRow && step.x < (right?.x ?? Infinity)) right = step;
    else if (isInColumn && step.y < (below?.y ?? Infinity)) below = step;
  }
  if (!right || !below) return undefined;
  const ratio = right.x / below.y;
  return ratio > 0.5 && ratio < 2.5 ? [right, below] : undefined;
}

/** The numbers within reach of a place, the nearest first. */
function nearest(numbers: readonly PlacedNumber[], place: Point, reach: number): PlacedNumber[] {
  const farFrom = ({ x, y }: Point): number => Math.hypot(x - place.x, y - place.y);
  return numbers
    .filter(({ x, y }) => Math.abs(x - place.x) < reach && Math.abs(y - place.y) < reach)
    .filter((number) => farFrom(number) < reach)
    .toSorted((one, other) => farFrom(one) - farFrom(other));
}

const NEIGHBOURS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
];

/** All numbers that are reached from one by steps to neighbours. */
function grow(seed: PlacedNumber, [u, v]: [Point, Point], numbers: readonly PlacedNumber[]): Map<PlacedNumber, Point> {
  const found = new Map<PlacedNumber, Point>([[seed, { x: 0, y: 0 }]]);
  const reach = REACH * Math.min(Math.hypot(u.x, u.y), Math.hypot(v.x, v.y));
  for (const [from, node] of found) {
    for (const step of NEIGHBOURS) {
      const place = { x: from.x + step.x * u.x + step.y * v.x, y: from.y + step.x * u.y + step.y * v.y };
      const [number] = nearest(numbers, place, reach);
      if (number && !found.has(number)) found.set(number, { x: node.x + step.x, y: node.y + step.y });
    }
  }
  return found;
}

/** Least squares of one coordinate over columns and rows. */
function planeThrough(
  points: readonly (readonly [node: Point, value: number])[],
): [number, number, number] | undefined {
  const n = points.length;
  const mean = (of: (point: readonly [Point, number]) => number) => points.reduce((sum, one) => sum + of(one), 0) / n;
  const [mx, my, mz] = [mean(([node]) => node.x), mean(([node]) => node.y), mean(([, value]) => value)];
  const sum = (of: (dx: number, dy: number, dz: number) => number) =>
    points.reduce((total, [node, value]) => total + of(node.x - mx, node.y - my, value - mz), 0);
  const [xx, yy, xy] = [sum((x) => x * x), sum((_, y) => y * y), sum((x, y) => x * y)];
  const [xz, yz] = [sum((x, _, z) => x * z), sum((_, y, z) => y * z)];
  const determinant = xx * yy - xy * xy;
  if (Math.abs(determinant) < 1e-9) return undefined;
  const ofColumn = (xz * yy - yz * xy) / determinant;
  const ofRow = (yz * xx - xz * xy) / determinant;
  return [mz - ofColumn * mx - ofRow * my, ofColumn, ofRow];
}

function fitted(found: ReadonlyMap<PlacedNumber, Point>): Map2 | undefined {
  const all = [...found];
  const x = planeThrough(all.map(([number, node]) => [node, number.x]));
  const y = planeThrough(all.map(([number, node]) => [node, number.y]));
  return x && y && [x[0], y[0], { x: x[1], y: y[1] }, { x: x[2], y: y[2] }];
}

const FEWEST = 9;

/** The lattice that a number is part of, if it is part of one. */
export function latticeFrom(seed: PlacedNumber, numbers: readonly PlacedNumber[]): Lattice | undefined {
  const steps = stepsFrom(seed, numbers);
  if (!steps) return undefined;
  const found = grow(seed, steps, numbers);
  const map = found.size >= FEWEST ? fitted(found) : undefined;
  if (!map) return undefined;
  const [, , u, v] = map;
  const pitch = Math.min(Math.hypot(u.x, u.y), Math.hypot(v.x, v.y));
  // a gap in the numbers is no end: numbers at further nodes are included
  const [columns, rows] = [[...found.values()].map(({ x }) => x), [...found.values()].map(({ y }) => y)];
  const nodes = new Map<string, LatticeNode>();
  for (let x = Math.min(...columns) - 3; x <= Math.max(...columns) + 3; x += 1) {
    for (let y = Math.min(...rows) - 3; y <= Math.max(...rows) + 3; y += 1) {
      const place = at(map, { x, y });
      const [number, second] = nearest(numbers, place, REACH * pitch);
      if (!number) continue;
      const off = Math.hypot(number.x - place.x, number.y - place.y) / pitch;
      nodes.set(idOf({ x, y }), { node: { x, y }, number, off, isContested: second !== undefined });
    }
  }
  return { nodes, placeOf: (node) => at(map, node), pitch };
}
