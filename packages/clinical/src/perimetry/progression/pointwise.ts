import { gridOf } from '../grids.ts';
import type { Eye } from '../../eye.ts';
import type { Point } from '../../point.ts';
import { isBlindSpotPoint, asRightEye } from '../analysis/deviations.ts';
import { linearRegression, type Regression } from '../trend/regression.ts';
import { yearsBetween } from '../trend/series.ts';
import { LEAST_FOR_P, LEAST_FOR_SLOPE } from '../trend/slope.ts';
import type { ProgressionSeries } from './series.ts';

/** The line through the sensitivities of one location. */
export interface PointSlope extends Point {
  /** The number of tests that measured it. */
  n: number;
  /** dB per year. */
  slope: number;
  /** Standard error of the slope. */
  error: number;
  /** 95 % confidence interval of the slope, dB per year. */
  interval: readonly [low: number, high: number];
  /** One-sided probability of so negative a slope without any trend; `null` with too few tests or years. */
  p: number | null;
  /** Whether it lies at the edge of the field, where the rim of a lens and a lid disturb. */
  isEdge: boolean;
  /** Whether it loses sensitivity by the rule; `null` where p is. */
  isWorse: boolean | null;
}

/** The pointwise regression of one eye. */
export interface PointwiseRegression {
  /** In the order of the program. */
  points: readonly PointSlope[];
  /** How many lose sensitivity by the rule; `null` with too few tests or years. */
  worse: number | null;
  /** Whether at least three do; `null` with too few tests or years. */
  isWorsening: boolean | null;
}

/**
 * A point is worse with a slope of −1 dB a year or steeper at p < 1 %, at the edge −2 (Progressor; Gardiner and Crabb,
 * IOVS 2002;43:1400), an eye with at least three such points (Gardiner et al. 2016).
 */
export const POINT_RULE = { slope: -1, edgeSlope: -2, p: 0.01, points: 3 } as const;

const key = ({ x, y }: Point): string => `${x},${y}`;

/** Programs whose outermost points are at the rim of a field of 24 to 30°; what lies within a 10-2 is no edge. */
const RIMMED: Readonly<Record<string, '24-2' | '30-2'>> = { '24-2': '24-2', '24-2C': '24-2', '30-2': '30-2' };

/** The points that lack a neighbour of the raster on some side. */
function edgePoints(program: string, eye: Eye): ReadonlySet<string> {
  const grid = Object.hasOwn(RIMMED, program) ? gridOf(RIMMED[program]!, eye) : undefined;
  if (!grid) return new Set();
  const { points, spacing } = grid;
  const all = new Set(points.map(key));
  const hasNeighbours = ({ x, y }: Point): boolean =>
    [
      [spacing, 0],
      [-spacing, 0],
      [0, spacing],
      [0, -spacing],
    ].every(([dx = 0, dy = 0]) => all.has(key({ x: x + dx, y: y + dy })));
  return new Set(points.filter((point) => !hasNeighbours(point)).map(key));
}

/** Half of the two-sided probability on the side of a loss; 1 for a slope that is flat. */
export const oneSidedP = ({ slope, p }: Pick<Regression, 'slope' | 'p'>): number =>
  slope < 0 ? p / 2 : slope > 0 ? 1 - p / 2 : 1;

/** Every location of a series over time: years from the first field, dB, a place not seen as 0. */
export function pointSeries({ fields, eye }: Pick<ProgressionSeries, 'fields' | 'eye'>) {
  const from = fields[0]?.at;
  const locations = new Map<string, Point & { samples: { t: number; value: number }[] }>();
  for (const { at, points } of from ? fields : [])
    for (const { x, y, db } of points) {
      if (isBlindSpotPoint(asRightEye(eye, x), y)) continue;
      const location = locations.get(key({ x, y })) ?? { x, y, samples: [] };
      location.samples.push({ t: yearsBetween(from!, at), value: Math.max(0, db) });
      locations.set(key(location), location);
    }
  return [...locations.values()];
}

/** Returns whether p and words may be given: five tests over at least two years. */
export function isLongEnough({ fields }: Pick<ProgressionSeries, 'fields'>): boolean {
  const [first, last] = [fields[0], fields.at(-1)];
  return (
    first !== undefined &&
    last !== undefined &&
    fields.length >= LEAST_FOR_P.tests &&
    yearsBetween(first.at, last.at) >= LEAST_FOR_P.years
  );
}

/**
 * The slope of every location with its 95 % interval: from four tests on, p and whether it is worse from five over two years. It needs neither
 * norms nor an age. The two places of the blind spot are left out.
 */
export function pointwiseRegression(series: ProgressionSeries): PointwiseRegression {
  const edge = edgePoints(series.program, series.eye);
  const isSure = isLongEnough(series);
  const points = pointSeries(series).flatMap(({ x, y, samples }): PointSlope[] => {
    const line = samples.length < LEAST_FOR_SLOPE ? undefined : linearRegression(samples);
    if (!line) return [];
    const isEdge = edge.has(key({ x, y }));
    const p = isSure && line.n >= LEAST_FOR_P.tests ? oneSidedP(line) : null;
    const steep = line.slope <= (isEdge ? POINT_RULE.edgeSlope : POINT_RULE.slope);
    return [
      {
        x,
        y,
        n: line.n,
        slope: line.slope,
        error: line.slopeError,
        interval: line.interval,
        p,
        isEdge,
        isWorse: p === null ? null : steep && p < POINT_RULE.p,
      },
    ];
  });
  const worse = isSure ? points.filter(({ isWorse }) => isWorse).length : null;
  return { points, worse, isWorsening: worse === null ? null : worse >= POINT_RULE.points };
}
