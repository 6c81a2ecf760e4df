import { idOf, type Eye, type Point } from '@isopter/clinical';
import { gridOf } from '@isopter/clinical/perimetry';
import {
  analyseField,
  asRightEye,
  isBlindSpotPoint,
  NORMED_SIZE,
  normsOf,
  visualFieldIndexRange,
} from '@isopter/clinical/perimetry/analysis';
import type { FieldPlots } from './fields.ts';
import { smoothOutliers } from './hillFit.ts';
import type { Plot } from './plots.ts';
import type { CheckRule, PrintedIndices, ReadCheck } from './report.ts';
import { HIGHEST } from './sure.ts';

/** A number of a plot at a point of the grid. */
interface Value extends Point {
  readonly value: number;
  readonly confidence: number;
}

/** The result of the checks of a field. */
export interface Checked {
  readonly checks: readonly ReadCheck[];
  /** Points of which one number does not fit those of the same point in other plots. */
  readonly doubtful: ReadonlySet<string>;
}

/** Numbers recognized with less confidence are not compared. */
const COMPARABLE = 60;
/** Least number of comparable points. */
const FEWEST = 12;
/** Share of recognized numbers that may be misread before the plots count as inconsistent. */
const MISREAD = 0.2;
/** An index is recomputed from so large a share of its points. */
const ENOUGH = 0.85;
/** Deviations must be nearly complete: some devices leave out the normal ones. */
const NEARLY_ALL = 0.97;
/** Normal thresholds of any device and age, mean over the field, dB. */
const NORMAL = { lowest: 18, highest: 40 };
/** Each of two rounded numbers is half a decibel off at most. */
const ROUNDING = 1;

/**
 * The tolerances of recomputed indices in dB (VFI: percent). Each manufacturer weights points by different norms, and
 * norms differ by about 2 dB between devices and by 0.7 dB in ten years of age.
 */
const TOLERANCES = { ms: 1, mdOfDeviations: 2.5, mdOfNorms: 5, psd: 3, vfi: 8 };

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const deviationOf = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

const isScored = (eye: Eye, { x, y }: Point): boolean => !isBlindSpotPoint(asRightEye(eye, x), y);

/** The scored numbers of a plot that were recognised, minus signs as signs. */
function valuesOf(plot: Plot, eye: Eye): Map<string, Value> {
  const values = gridOf(plot.program, eye).points.flatMap((point): [string, Value][] => {
    const number = plot.lattice.nodes.get(idOf(plot.nodeOf(point)))?.number;
    if (!number || number.value === null || number.confidence < COMPARABLE || !isScored(eye, point)) return [];
    const value = number.isNegative ? -number.value : number.value;
    return [[idOf(point), { ...point, value, confidence: number.confidence }]];
  });
  return new Map(values);
}

interface Pair extends Point {
  readonly a: number;
  readonly b: number;
}

const pairsOf = (a: ReadonlyMap<string, Value>, b: ReadonlyMap<string, Value>): Pair[] =>
  [...a].flatMap(([id, one]) => {
    const other = b.get(id);
    return other ? [{ x: one.x, y: one.y, a: one.value, b: other.value }] : [];
  });

const isExact = (plots: readonly Plot[]): boolean =>
  plots.every(({ numbers }) => numbers.every(({ confidence, value }) => confidence === 100 || value === null));

/** Returns whether a number of misfits can be explained by misread digits. A text layer has none. */
const mayBeMisread = (outliers: number, pairs: number, plots: readonly Plot[]): boolean =>
  outliers === 0 || (!isExact(plots) && outliers <= MISREAD * pairs);

interface Comparison {
  readonly check: ReadCheck;
  readonly doubtful: readonly Point[];
  /** The total deviations, loss negative, whatever sign is printed. */
  readonly deviations: readonly number[];
}

/** Compares thresholds with their deviations: their difference, or sum where defects are positive, is a smooth hill. */
function compareWithDeviations(thresholds: Plot, total: Plot, eye: Eye): Comparison | undefined {
  const pairs = pairsOf(valuesOf(thresholds, eye), valuesOf(total, eye)).filter(({ a }) => a >= -1 && a <= HIGHEST);
  if (pairs.length < FEWEST) return undefined;
  const [negative, positive] = [-1, 1].map((sign) => {
    const normals = pairs.map(({ x, y, a, b }) => ({ x, y, isFloored: a <= 0, normal: Math.max(0, a) + sign * b }));
    const height = mean(normals.map(({ normal }) => normal));
    const isPossible = height >= NORMAL.lowest && height <= NORMAL.highest;
    return { sign, height, isPossible, outliers: isPossible ? smoothOutliers(normals) : normals };
  });
  const best = negative!.outliers.length <= positive!.outliers.length ? negative! : positive!;
  const passed = best.isPossible && mayBeMisread(best.outliers.length, pairs.length, [thresholds, total]);
  const detail = `${pairs.length} points, ${best.outliers.length} do not fit, mean normal ${best.height.toFixed(1)} dB`;
  return {
    check: { rule: 'thresholdPlusDefect', passed, detail },
    doubtful: best.outliers,
    deviations: pairs.map(({ b }) => -best.sign * b),
  };
}

/** Compares total and pattern deviations: their difference is the general height at all points. */
function compareDeviations(total: Plot, pattern: Plot, eye: Eye): ReadCheck | undefined {
  const pairs = pairsOf(valuesOf(total, eye), valuesOf(pattern, eye));
  if (pairs.length < FEWEST) return undefined;
  const height = median(pairs.map(({ a, b }) => a - b));
  const outliers = pairs.filter(({ a, b }) => Math.abs(a - b - height) > ROUNDING).length;
  const passed = mayBeMisread(outliers, pairs.length, [total, pattern]);
  return {
    rule: 'totalMinusPattern',
    passed,
    detail: `${pairs.length} points, ${outliers} do not fit, difference ${height.toFixed(1)} dB`,
  };
}

const indexCheck = (rule: CheckRule, printed: number, recomputed: number, tolerance: number): ReadCheck => ({
  rule,
  passed: Math.abs(printed - recomputed) <= tolerance,
  detail: `printed ${printed}, recomputed ${recomputed.toFixed(1)}`,
});

/** Compares the printed indices with those of the points. */
function indexChecks(
  { eye, thresholds }: FieldPlots,
  deviations: readonly number[],
  printed: PrintedIndices,
  age: number | null,
): ReadCheck[] {
  const values = [...valuesOf(thresholds, eye).values()];
  const scored = gridOf(thresholds.program, eye).points.filter((point) => isScored(eye, point));
  if (values.length < ENOUGH * scored.length) return [];
  const field = values.map(({ x, y, value }) => ({ x, y, db: value }));
  const ofNorms = analyseField(field, { program: thresholds.program, eye, age: age ?? 60, size: NORMED_SIZE }).analysis;
  const isOfDeviations = deviations.length >= NEARLY_ALL * scored.length;
  const md = isOfDeviations ? mean(deviations) : ofNorms?.md;
  const psd = isOfDeviations ? deviationOf(deviations) : ofNorms?.psd;
  const spread = printed.psd ?? printed.slv;
  const vfi =
    ofNorms && normsOf(thresholds.program)?.hasVisualFieldIndex ? visualFieldIndexRange(ofNorms.points) : undefined;
  return [
    ...(printed.ms === null
      ? []
      : [indexCheck('printedMs', printed.ms, mean(field.map(({ db }) => Math.max(0, db))), TOLERANCES.ms)]),
    ...(printed.md === null || md === undefined
      ? []
      : [indexCheck('printedMd', printed.md, md, isOfDeviations ? TOLERANCES.mdOfDeviations : TOLERANCES.mdOfNorms)]),
    ...(spread === null || psd === undefined ? [] : [indexCheck('printedPsd', spread, psd, TOLERANCES.psd)]),
    ...(printed.vfi === null || !vfi
      ? []
      : [
          {
            rule: 'printedVfi',
            passed: printed.vfi >= vfi.lowest - TOLERANCES.vfi && printed.vfi <= vfi.highest + TOLERANCES.vfi,
            detail: `printed ${printed.vfi}, possible ${vfi.lowest.toFixed(0)} to ${vfi.highest.toFixed(0)}`,
          } as const,
        ]),
  ];
}

/**
 * Checks a field by redundant values on its page. The checks do not tell which value is right, but whether the plots
 * match their titles, and which points need review.
 * @param age in years, null where it is not known
 */
export function checkField(
  field: FieldPlots,
  printed: PrintedIndices,
  saidEye: Eye | null,
  age: number | null,
): Checked {
  const { eye, thresholds, total, pattern, isTitled } = field;
  const ofDeviations = total && compareWithDeviations(thresholds, total, eye);
  const ofPattern = total && pattern && compareDeviations(total, pattern, eye);
  const checks = [
    ...(isTitled ? [{ rule: 'plotTitle', passed: true, detail: 'thresholds' } as const] : []),
    {
      rule: 'rowCounts',
      passed: thresholds.beside === 0,
      detail: `${thresholds.numbers.length} points, ${thresholds.beside} beside the grid`,
    } as const,
    ...(thresholds.eye && saidEye
      ? [{ rule: 'blindSpot', passed: thresholds.eye === saidEye, detail: thresholds.eye } as const]
      : []),
    ...(ofDeviations ? [ofDeviations.check] : []),
    ...(ofPattern ? [ofPattern] : []),
    ...indexChecks(field, ofDeviations?.deviations ?? [], printed, age),
  ];
  return { checks, doubtful: new Set((ofDeviations?.doubtful ?? []).map(idOf)) };
}

/**
 * The checks that prove that a plot has thresholds. Indices alone do not: where half of the sensitivity is lost, the mean
 * defect is as high as the mean sensitivity.
 */
const PROOFS: ReadonlySet<CheckRule> = new Set(['plotTitle', 'thresholdPlusDefect']);

/** Returns whether the numbers of a field are certainly thresholds: a check proves it, and none contradicts it. */
export const isProved = (checks: readonly ReadCheck[]): boolean =>
  checks.every(({ passed }) => passed) && checks.some(({ rule }) => PROOFS.has(rule));
