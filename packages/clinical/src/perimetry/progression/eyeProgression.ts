import type { Eye } from '../../eye.ts';
import { type Baseline, baselineOf } from './baseline.ts';
import { type EventAnalysis, eventAnalysis, hasRetestLimits, LEAST_POINTS } from './events.ts';
import { type PointwiseRegression, pointwiseRegression } from './pointwise.ts';
import type { FieldFamily } from '../comparability/comparable.ts';
import { type ProgressionField, type ProgressionSeries, progressionSeries } from './series.ts';

/** Reason for reporting no event: no limits for the program or size, no two fields for a baseline, or none after it. */
export type NoEvents = 'limits' | 'baseline' | 'followUp';

/** The analyses of the progression of an eye in one series of fields. */
export interface EyeProgression {
  series: ProgressionSeries;
  baseline: Baseline | undefined;
  /** Whether the baseline is the one that was chosen; a chosen one that does not count is not. */
  isChosen: boolean;
  events: EventAnalysis | undefined;
  noEvents: NoEvents | null;
  /** How many points of the newest field are worse in it, in two and in three tests in a row. */
  worse: Readonly<Record<'once' | 'twice' | 'thrice', number>>;
  /** Whether enough points are worse in the newest field for a possible progression, should they be so in the next. */
  isSeenOnce: boolean;
  slopes: PointwiseRegression;
}

/**
 * Event analysis and pointwise regression of an eye.
 * @param method as `chosen` of {@link progressionSeries}
 * @param chosen the baseline of that family by the ids of its fields, if somebody chose one
 * @returns undefined when the eye has no field
 */
export function eyeProgression(
  fields: readonly ProgressionField[],
  eye: Eye,
  method?: FieldFamily & { strategy?: string | undefined },
  chosen?: readonly [string, string] | null,
): EyeProgression | undefined {
  const series = progressionSeries(fields, eye, method);
  if (!series) return undefined;
  const baseline = baselineOf(series, chosen);
  const events = baseline && eventAnalysis(series, baseline);
  const newest = events?.followUps.at(-1);
  const worseFor = (tests: number): number => newest?.points.filter(({ inARow }) => inARow >= tests).length ?? 0;
  const worse = { once: worseFor(1), twice: worseFor(2), thrice: worseFor(3) };
  return {
    series,
    baseline,
    isChosen: baseline !== undefined && baseline.every(({ id }) => chosen?.includes(id)),
    events,
    noEvents: noEvents(series, baseline, newest !== undefined),
    worse,
    isSeenOnce: events?.verdict === 'none' && worse.once >= LEAST_POINTS,
    slopes: pointwiseRegression(series),
  };
}

function noEvents(series: ProgressionSeries, baseline: Baseline | undefined, hasNewest: boolean): NoEvents | null {
  if (!hasRetestLimits(series)) return 'limits';
  if (!baseline) return 'baseline';
  return hasNewest ? null : 'followUp';
}
