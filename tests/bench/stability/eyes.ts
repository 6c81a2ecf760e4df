import type { Point } from '@isopter/clinical';
import { NORMED_SIZE } from '@isopter/clinical/perimetry/analysis';
import type { ProgressionField } from '@isopter/clinical/perimetry/progression';
import { simulate } from '../../../apps/headset/src/acceptance.ts';
import { healthyTruth, type Truth } from '../../../apps/headset/src/patient/truth.ts';
import { STRATEGIES, type Strategy } from '../../../apps/headset/src/perimetry/exam.ts';
import { pointsOf } from '../../../apps/headset/src/perimetry/grids.ts';
import heldOut from '../../../packages/clinical/src/perimetry/progression/fakes/heldOut.data.json' with { type: 'json' };
import repeats from '../../../packages/clinical/src/perimetry/progression/fakes/repeats.data.json' with { type: 'json' };

/** Years of every simulated person: within the ages of the norms. */
export const AGE = 60;
/** Fields of each eye with each strategy: a baseline of two, and ten later ones. */
export const FIELDS = 12;
const HEALTHY = 10;
/** Sensitivity of a place that was never seen, dB: "<0" again in most repeats, as in `truth.ts` of the headset. */
const UNSEEN = -9;
/** Days between two fields: seven in 2.6 years. */
const INTERVAL = 158;
const START = Date.UTC(2020, 0, 1);

export const STRATEGY_NAMES = Object.keys(STRATEGIES) as readonly Strategy[];
/** The measured eyes: those that the limits are computed of, and those of which none is. */
export const MEASURED = { limits: repeats.eyes, heldOut: heldOut.eyes };

/** An eye that does not change: its fields with each strategy, in the order of visits. */
export interface StableEye {
  id: string;
  hasGlaucoma: boolean;
  fields: Readonly<Record<Strategy, readonly ProgressionField[]>>;
}

const placeOf = ({ x, y }: Point): string => `${x} ${y}`;

/** The mean of the repeated fields of a measured eye as its true field. */
function meanTruth(fields: readonly (readonly number[])[]): Truth {
  const means = new Map(
    repeats.points.map(([x = 0, y = 0], i) => [
      placeOf({ x, y }),
      fields.reduce((sum, field) => sum + field[i + 1]!, 0) / fields.length,
    ]),
  );
  return (point) => {
    const mean = means.get(placeOf(point));
    return mean === undefined ? null : mean < 1 ? UNSEEN : mean;
  };
}

/** The day of a visit. */
const visitDay = (visit: number): Date => new Date(START + visit * INTERVAL * 24 * 3600 * 1000);

/** A field as progression looks at it. */
export const fieldOf = (
  strategy: Strategy,
  visit: number,
  points: readonly (Point & { db: number })[],
): ProgressionField => ({
  id: `${strategy} ${visit}`,
  eye: 'OD',
  at: visitDay(visit),
  program: '24-2',
  size: NORMED_SIZE,
  strategy,
  points,
  reliable: true,
  excluded: null,
});

/** The repeated fields of a measured eye, as fields of a strategy. */
export const measuredFields = (fields: readonly (readonly number[])[]): readonly ProgressionField[] =>
  fields.map(([, ...thresholds], visit) =>
    fieldOf(
      'AVA_STANDARD',
      visit,
      repeats.points.map(([x = 0, y = 0], i) => ({ x, y, db: thresholds[i]! })),
    ),
  );

function simulated(id: string, truth: Truth, strategy: Strategy): readonly ProgressionField[] {
  const places = pointsOf('24-2', 'OD');
  return Array.from({ length: FIELDS }, (_, visit) => {
    const { locations } = simulate(
      { eye: 'OD', program: '24-2', strategy, age: AGE },
      truth,
      `${id} ${strategy} ${visit}`,
    );
    return fieldOf(
      strategy,
      visit,
      places.flatMap(({ x, y }, i) => {
        const threshold = locations[i]?.threshold ?? null;
        return threshold === null ? [] : [{ x, y, db: threshold }];
      }),
    );
  });
}

/** Eyes that do not change, examined by a reliable observer with the procedures of the headset: measured and healthy ones. */
export function stableEyes(): readonly StableEye[] {
  const truths = [
    ...[...MEASURED.limits, ...MEASURED.heldOut].map(({ id, fields }) => ({
      id,
      truth: meanTruth(fields),
      hasGlaucoma: true,
    })),
    ...Array.from({ length: HEALTHY }, (_, i) => ({
      id: `healthy ${i}`,
      truth: healthyTruth('OD', AGE, `stable ${i}`),
      hasGlaucoma: false,
    })),
  ];
  return truths.map(({ id, truth, hasGlaucoma }) => ({
    id,
    hasGlaucoma,
    fields: Object.fromEntries(
      STRATEGY_NAMES.map((strategy) => [strategy, simulated(id, truth, strategy)]),
    ) as unknown as StableEye['fields'],
  }));
}
