import { type Eye, idOf, type Point } from '@isopter/clinical';
import { type Grid, gridOf } from '@isopter/clinical/perimetry';
import { READ_PROGRAMS, type ReadProgram } from './kindOfReport.ts';
import { type Lattice, latticeFrom, type LatticeNode } from './lattice.ts';
import type { PlacedNumber } from './numbers.ts';

/** Numbers laid out like a test pattern. */
export interface Plot {
  readonly program: ReadProgram;
  /** The eye whose pattern it is; null where both have the same. */
  readonly eye: Eye | null;
  readonly lattice: Lattice;
  readonly numbers: readonly PlacedNumber[];
  /** Number of other numbers in line with these, just outside of the pattern. */
  readonly beside: number;
  /** The node of a point of the grid. */
  readonly nodeOf: (point: Point) => Point;
}

interface Pattern {
  readonly program: ReadProgram;
  readonly eye: Eye | null;
  readonly grid: Grid;
}

const isSame = (a: Grid, b: Grid): boolean =>
  a.points.every((point, index) => idOf(point) === idOf(b.points[index] ?? { x: NaN, y: NaN }));

const PATTERNS: readonly Pattern[] = READ_PROGRAMS.flatMap((program): Pattern[] => {
  const [right, left] = [gridOf(program, 'OD'), gridOf(program, 'OS')];
  return isSame(right, left)
    ? [{ program, eye: null, grid: right }]
    : [
        { program, eye: 'OD', grid: right },
        { program, eye: 'OS', grid: left },
      ];
});

/** Least share of a pattern that must be present. */
const SHARE = 0.7;
/** More numbers are no report of a field. */
export const MOST_NUMBERS = 600;

/** Nodes of a pattern are counted from its point up and to the right of fixation; rows count down. */
const nodeIn = ({ spacing }: Grid, { x, y }: Point, moved: Point): Point => ({
  x: (x - spacing / 2) / spacing + moved.x,
  y: (spacing / 2 - y) / spacing + moved.y,
});

const isBlind = (grid: Grid, point: Point): boolean => grid.blind_spot.some((one) => idOf(one) === idOf(point));

interface Fit {
  readonly pattern: Pattern;
  readonly moved: Point;
  readonly score: number;
  readonly nodes: readonly LatticeNode[];
  readonly beside: number;
}

/** Returns the fit of a pattern at one place of a lattice, if any: points found, minus missing and surplus ones. */
function fitAt(pattern: Pattern, lattice: Lattice, moved: Point): Fit | undefined {
  const { grid } = pattern;
  const inside = new Set<string>();
  const nodes: LatticeNode[] = [];
  let missed = 0;
  for (const point of grid.points) {
    const key = idOf(nodeIn(grid, point, moved));
    inside.add(key);
    const node = lattice.nodes.get(key);
    if (node) nodes.push(node);
    else if (!isBlind(grid, point)) missed += 1;
    if (missed > (1 - SHARE) * grid.points.length) return undefined;
  }
  const beside = [...lattice.nodes.values()].filter(
    ({ node }) =>
      !inside.has(idOf(node)) &&
      [-1, 1].some(
        (step) =>
          inside.has(idOf({ x: node.x + step, y: node.y })) || inside.has(idOf({ x: node.x, y: node.y + step })),
      ),
  );
  return {
    pattern,
    moved,
    nodes,
    // ink of which nothing was recognised may be a letter at an axis
    beside: beside.filter(({ number }) => number.value !== null).length,
    score: nodes.length - missed - beside.length,
  };
}

/** The pattern that lies best on a lattice, if one does. */
function bestFit(lattice: Lattice): Fit | undefined {
  const all = [...lattice.nodes.values()].map(({ node }) => node);
  const [columns, rows] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  let best: Fit | undefined;
  for (const pattern of PATTERNS) {
    for (let x = Math.min(...columns) - 1; x <= Math.max(...columns) + 1; x += 1) {
      for (let y = Math.min(...rows) - 1; y <= Math.max(...rows) + 1; y += 1) {
        const fit = fitAt(pattern, lattice, { x, y });
        if (fit && fit.score > (best?.score ?? 0)) best = fit;
      }
    }
  }
  return best;
}

/** The plots of numbers on a page. */
export function plotsIn(numbers: readonly PlacedNumber[]): Plot[] {
  const plots: Plot[] = [];
  let open = numbers.length > MOST_NUMBERS ? [] : [...numbers];
  const tried = new Set<PlacedNumber>();
  for (;;) {
    const seed = open.find((number) => !tried.has(number));
    if (!seed) return plots;
    tried.add(seed);
    const lattice = latticeFrom(seed, open);
    if (!lattice) continue;
    const fit = bestFit(lattice);
    if (!fit) {
      for (const { number } of lattice.nodes.values()) tried.add(number);
      continue;
    }
    const { pattern, moved, nodes, beside } = fit;
    const used = nodes.map(({ number }) => number);
    plots.push({
      program: pattern.program,
      eye: pattern.eye,
      lattice,
      numbers: used,
      beside,
      nodeOf: (point) => nodeIn(pattern.grid, point, moved),
    });
    const taken = new Set(used);
    open = open.filter((number) => !taken.has(number));
    // numbers left next to a plot may be part of the next one
    tried.clear();
  }
}
