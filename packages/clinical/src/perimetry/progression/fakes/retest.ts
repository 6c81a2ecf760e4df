import { type RetestLimits, type Zone, zoneOf } from '../limits.ts';
import type { Repeat } from './fields.ts';
import repeats from './repeats.data.json' with { type: 'json' };

/** A location of a retest with what it was before. */
export interface Pair {
  eye: string;
  zone: Zone;
  baseline: number;
  retest: number;
}

/** The tests of one eye. */
export interface Repeated {
  id: string;
  fields: readonly Repeat[];
}

const ZONES = repeats.points.map(([x = 0, y = 0]) => zoneOf({ x, y }));
const indices = (fields: readonly Repeat[]): number[] => fields.map((_, i) => i);
const gap = ([one = 0]: Repeat, [other = 0]: Repeat): number => Math.abs(one - other);

const pairsOf = (eye: string, before: (point: number) => number, retest: Repeat): Pair[] =>
  ZONES.map((zone, point) => ({ eye, zone, baseline: before(point + 1), retest: retest[point + 1]! }));

/** Every ordered pair of different tests of an eye, at most so many days apart. */
export const singlePairs = (eyes: readonly Repeated[], days: number): Pair[] =>
  eyes.flatMap(({ id, fields }) =>
    fields.flatMap((first) =>
      fields
        .filter((retest) => retest !== first && gap(first, retest) <= days)
        .flatMap((retest) => pairsOf(id, (point) => first[point]!, retest)),
    ),
  );

/** Every third test with the mean of two tests in a row, half rounded up, at most so many days from both. */
export const meanPairs = (eyes: readonly Repeated[], days: number): Pair[] =>
  eyes.flatMap(({ id, fields }) =>
    indices(fields)
      .slice(1)
      .flatMap((second) => {
        const [one, two] = [fields[second - 1]!, fields[second]!];
        const others = fields.filter((retest) => retest !== one && retest !== two);
        return others
          .filter((retest) => gap(one, retest) <= days && gap(two, retest) <= days)
          .flatMap((retest) => pairsOf(id, (point) => Math.floor((one[point]! + two[point]! + 1) / 2), retest));
      }),
  );

/** Retests of baselines from one value to another. */
export interface Cell {
  from: number;
  to: number;
  retests: number[];
  eyes: Set<string>;
}

/** The least pairs and eyes of a cell. */
const LEAST = { pairs: 400, eyes: 5 };

/** Cells in rising order: neighbouring baselines are joined from the lowest up until a cell has enough pairs and eyes. */
export function cellsOf(pairs: readonly Pair[]): Cell[] {
  const single = new Map<number, Cell>();
  for (const { eye, baseline, retest } of pairs) {
    const cell = single.get(baseline) ?? { from: baseline, to: baseline, retests: [], eyes: new Set() };
    cell.retests.push(retest);
    cell.eyes.add(eye);
    single.set(baseline, cell);
  }
  const isEnough = ({ retests, eyes }: Cell): boolean => retests.length >= LEAST.pairs && eyes.size >= LEAST.eyes;
  const cells: Cell[] = [];
  for (const cell of [...single.values()].toSorted((a, b) => a.from - b.from)) {
    const last = cells.at(-1);
    if (last && !isEnough(last)) join(last, cell);
    else cells.push(cell);
  }
  const rest = cells.at(-1);
  if (rest && cells.length > 1 && !isEnough(rest)) join(cells.at(-2)!, cells.pop()!);
  return cells;
}

function join(cell: Cell, next: Cell): void {
  cell.to = next.to;
  for (const retest of next.retests) cell.retests.push(retest);
  for (const eye of next.eyes) cell.eyes.add(eye);
}

/** The smallest whole dB that so many retests do not exceed. */
export function percentile({ retests }: Pick<Cell, 'retests'>, share: number): number {
  const sorted = retests.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length - 1e-9) - 1]!;
}

/** Values that never fall, as near to those given as possible (pool adjacent violators). */
function rising(values: readonly { value: number; weight: number }[]): number[] {
  const pools: { value: number; weight: number; size: number }[] = [];
  for (const { value, weight } of values) {
    let pool = { value, weight, size: 1 };
    for (let last = pools.at(-1); last && last.value > pool.value; last = pools.at(-1)) {
      pools.pop();
      const both = last.weight + pool.weight;
      pool = {
        value: (last.value * last.weight + pool.value * pool.weight) / both,
        weight: both,
        size: last.size + pool.size,
      };
    }
    pools.push(pool);
  }
  return pools.flatMap(({ value, size }) => Array.from({ length: size }, () => value));
}

/** The monotone percentiles of cells. */
const risingPercentiles = (cells: readonly Cell[], share: number): number[] =>
  rising(cells.map((cell) => ({ value: percentile(cell, share), weight: cell.retests.length })));

const byZone = (pairs: readonly Pair[], rowsOf: (cells: readonly Cell[]) => number[][]): RetestLimits => {
  const of = (zone: Zone): number[][] => rowsOf(cellsOf(pairs.filter((pair) => pair.zone === zone)));
  return { inner: of('inner'), middle: of('middle'), outer: of('outer') };
};

const down = (db: number): number => Math.floor(db + 1e-9);

/** The limits of retests as the product has them: they never fall with a rising baseline. */
export const limitsOf = (pairs: readonly Pair[]): RetestLimits =>
  byZone(pairs, (cells) => {
    const [low, high, lowest] = [0.05, 0.95, 0.01].map((share) => risingPercentiles(cells, share));
    return cells.map(({ from, to }, i) => [from, to, down(low![i]!), Math.ceil(high![i]! - 1e-9), down(lowest![i]!)]);
  });
