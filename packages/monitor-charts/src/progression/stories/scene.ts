import {
  baselineOf,
  eventAnalysis,
  fieldDifference,
  pointwiseRegression,
  progressionSeries,
} from '@isopter/clinical/perimetry/progression';
import type { ProgressionField, ProgressionSeries } from '@isopter/clinical/perimetry/progression';
import { analyseField } from '@isopter/clinical/perimetry/analysis';
import { indexTrend, type IndexTrend } from '@isopter/clinical/perimetry/trend';
import { series as measured } from '@isopter/recordings/perimetry';

const DAY = 24 * 3600 * 1000;
const START = Date.UTC(2012, 5, 27);
const { fields: tested } = measured.eyes.find(({ eye }) => eye === 'OS')!;

/** The fields of a left eye over fifteen years; the third was taken out, the fifth is not reliable. */
export const FIELDS: readonly ProgressionField[] = tested.map(({ day, thresholds }, i) => ({
  id: String(day),
  eye: 'OS',
  at: new Date(START + day * DAY),
  program: '24-2',
  size: 3,
  strategy: 'FULL_THRESHOLD',
  points: measured.points.map(([x, y], n) => ({ x: -x, y, db: thresholds[n]! })),
  reliable: i !== 4,
  excluded: i === 2 ? 'LID' : null,
}));

/** The first fields of that eye, so many. */
export const seriesOf = (amount: number): ProgressionSeries | undefined =>
  progressionSeries(FIELDS.slice(0, amount), 'OS');

/** Their event analysis; undefined with fewer than two that count. */
export function eventsOf(amount: number) {
  const series = seriesOf(amount);
  const baseline = series && baselineOf(series);
  return baseline && eventAnalysis(series, baseline);
}

/** The difference of a field of that eye, the newest by default, from the one before it. */
export function differenceOf(amount = FIELDS.length) {
  const [before, newest] = FIELDS.slice(0, amount).slice(-2);
  const found = fieldDifference([before!], newest!);
  return found.why === null ? found.points : [];
}

/** The slopes of their points. */
export const slopesOf = (amount: number) => pointwiseRegression(seriesOf(amount)!).points;

/** Their MD over time. */
export function mdOf(amount: number): IndexTrend | undefined {
  const values = FIELDS.slice(0, amount).map(({ at, points, program, size, eye, reliable, excluded }, i) => ({
    at,
    reliable,
    excluded,
    value: analyseField(points, { program, size, eye, age: tested[i]!.age }).analysis!.md,
  }));
  return indexTrend('md', values);
}
