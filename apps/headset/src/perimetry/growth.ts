import type { Point } from '@isopter/clinical';
import type { Grid } from '@isopter/clinical/perimetry';

/** Start of each quadrant's growth, degrees from both axes (the OPI's growth pattern for the 6° grids). */
const SEED_AT = 9;
/** The same for the 10-2, whose grid ends there: the middle of its quadrant (own choice). */
const SEED_AT_FINE = 5;

/** How a grid is worked through: which locations start a quadrant, and who is whose neighbour (by position). */
export interface GrowthPattern {
  readonly seeds: readonly number[];
  readonly neighbours: readonly (readonly number[])[];
}

const quadrantOf = ({ x, y }: Point): string => `${Math.sign(x)} ${Math.sign(y)}`;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * The growth pattern of a grid: one seed in each quadrant at (±9, ±9); the others start from their measured
 * neighbours (next to them, diagonals included) in the same quadrant, because defects respect the axes.
 */
export function growthPattern({ points, spacing }: Grid): GrowthPattern {
  const reach = spacing * Math.SQRT2 + 0.01;
  const at = spacing < 6 ? SEED_AT_FINE : SEED_AT;
  const seedOf = new Map<string, number>();
  const off = (p: Point): number => distance(p, { x: Math.sign(p.x) * at, y: Math.sign(p.y) * at });
  for (const [i, point] of points.entries()) {
    const best = points[seedOf.get(quadrantOf(point)) ?? -1];
    if (best === undefined || off(point) < off(best)) seedOf.set(quadrantOf(point), i);
  }
  const neighbours = points.map((point) =>
    points.flatMap((other, j) =>
      other !== point && quadrantOf(other) === quadrantOf(point) && distance(point, other) <= reach ? [j] : [],
    ),
  );
  return { seeds: [...seedOf.values()], neighbours };
}

/** Mean of the neighbours' thresholds (a blind neighbour counts as 0 dB), or null while none is measured. */
export function neighbourEstimate(
  pattern: GrowthPattern,
  location: number,
  thresholds: readonly (number | null)[],
): number | null {
  const known = (pattern.neighbours[location] ?? []).flatMap((j) => thresholds[j] ?? []);
  if (known.length === 0) return null;
  return known.reduce((sum, db) => sum + Math.max(0, db), 0) / known.length;
}

/** The locations that may be tested now: not settled, and a seed or next to a settled location. */
export function openLocations(pattern: GrowthPattern, thresholds: readonly (number | null)[]): number[] {
  return thresholds.flatMap((threshold, i) =>
    threshold === null && (pattern.seeds.includes(i) || neighbourEstimate(pattern, i, thresholds) !== null) ? [i] : [],
  );
}
