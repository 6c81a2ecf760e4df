import type { ProgressionField, ProgressionSeries } from '../series.ts';
import repeats from './repeats.data.json' with { type: 'json' };

const DAY = 24 * 3600 * 1000;
const START = Date.UTC(2010, 0, 1);

/** A day and the thresholds of a right eye at `repeats.points`. */
export type Repeat = readonly number[];

/** A field of a right eye with size III, tested on a day. */
export function fieldOf([day = 0, ...thresholds]: Repeat, other: Partial<ProgressionField> = {}): ProgressionField {
  return {
    id: String(day),
    eye: 'OD',
    at: new Date(START + day * DAY),
    program: '24-2',
    size: 3,
    strategy: 'FULL_THRESHOLD',
    points: repeats.points.map(([x = 0, y = 0], i) => ({ x, y, db: thresholds[i]! })),
    reliable: true,
    excluded: null,
    ...other,
  };
}

/** Fields in the order given, all of which count. */
export const seriesOf = (fields: readonly ProgressionField[]): ProgressionSeries => ({
  eye: 'OD',
  program: '24-2',
  size: 3,
  strategy: 'FULL_THRESHOLD',
  fields,
  leftOut: [],
});
