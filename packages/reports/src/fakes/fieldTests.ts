import { type Grid, gridOfTest } from '@isopter/clinical/perimetry';
import type { PerimetryState, PerimetryStimulus, ProtocolValue, StrategyValue } from '@isopter/contract';
import { finished, type FinishedTest, type Order } from './finishedTest.ts';

/** All of it is done. */
export const PROGRESS = { total: 100, od: 100, os: 100 };

/** The state of a field whose locations were tested so. */
export const fieldOf = (stimuli: readonly object[]): PerimetryState => ({
  seq_num: 1,
  run: 1,
  stimuli: stimuli as PerimetryStimulus[],
  progress: PROGRESS,
});

/** Sensitivities at a place, in dB. */
type Field = (x: number, y: number) => number;

/** Fields at the ends of what is measured: nothing seen, more than anybody sees, and numbers of every width. */
export const FIELDS: Readonly<Record<string, Field>> = {
  blind: () => -1,
  highest: () => 41.4,
  usual: (x, y) => 32.4 - Math.hypot(x, y) / 6,
  mixed: (x, y) => (Math.abs(x * 7 + y * 3) % 5 === 0 ? -1 : (Math.abs(x * 31 + y * 17) % 400) / 10),
};

/** A field, each of its locations tested once. */
export const stimuliOf = (grid: Grid, eye: 'OD' | 'OS', field: Field, region = 0): object[] =>
  grid.points.map(({ x, y }, index) => ({
    eye,
    index: index + 1 + 200 * region,
    seq_num: index + 1,
    run: 1,
    x,
    y,
    viewed: field(x, y) >= 0,
    threshold: field(x, y),
    response_time: 0.45,
    is_blind_spot: false,
    has_good_fixation: true,
    false_positive: false,
    false_negative: false,
    region_no: region,
  }));

/** Catch trials of an eye that are mostly answered wrongly. */
const wrongTrials = (eye: 'OD' | 'OS'): object[] =>
  Array.from({ length: 24 }, (_, i) => ({
    ...stimuliOf({ points: [{ x: 9, y: 9 }], blind_spot: [], spacing: 6, extent: 30 }, eye, () => 30)[0],
    index: 900 + i,
    viewed: i % 3 !== 2,
    threshold: null,
    response_time: i % 3 === 1 ? 0.05 : 0.45,
    is_blind_spot: i % 3 === 0,
    false_positive: i % 3 === 1,
    false_negative: i % 3 === 2,
    catch_trial: ['blind_spot', null, 'false_negative'][i % 3],
  }));

/** A field test of an eye or both, by program and size. */
export function fieldTest(
  strategy: StrategyValue,
  protocol: ProtocolValue | null,
  { size = 3, eyes = ['OD', 'OS'], field = 'mixed', age = 65, isReliable = false }: FieldWishes = {},
): FinishedTest<'perimetry'> {
  const order: Order = { group: 'PERIMETRY', strategy, protocol, options: { goldman_size: size } };
  const sees = FIELDS[field]!;
  const stimuli = eyes.flatMap((eye) => {
    const grid = gridOfTest({ group: 'PERIMETRY', strategy, protocol }, eye);
    if (!grid) throw new Error(`no grid of ${protocol}`);
    const fovea = { points: [{ x: 0, y: 0 }], blind_spot: [], spacing: 6, extent: 30 };
    return [
      ...stimuliOf(grid, eye, sees),
      ...stimuliOf(fovea, eye, () => 36, 1),
      ...(isReliable ? [] : wrongTrials(eye)),
    ];
  });
  return finished(
    [protocol, strategy, `size ${size}`, eyes.join('+'), field, age].join(' '),
    'perimetry',
    order,
    fieldOf(stimuli),
    age,
  );
}

interface FieldWishes {
  size?: 1 | 2 | 3 | 4 | 5;
  eyes?: readonly ('OD' | 'OS')[];
  field?: keyof typeof FIELDS;
  age?: number | null;
  /** Whether catch trials were answered rightly. */
  isReliable?: boolean;
}

/** Seen or not, on the grid of a test. */
export const seenTest = (
  name: string,
  strategy: StrategyValue,
  protocol: ProtocolValue | null,
  options: Order['options'] = { goldman_size: 3, supra_t_intensity: 'STD' },
): FinishedTest<'screening'> => {
  const order = { group: 'PERIMETRY', strategy, protocol, options } as const;
  const stimuli = (['OD', 'OS'] as const).flatMap((eye) =>
    [1, 2].flatMap((region) =>
      stimuliOf(gridOfTest(order, eye)!, eye, (x, y) => (y < 12 * region && x > -20 ? 1 : -1), region),
    ),
  );
  return finished(name, 'screening', order, fieldOf(stimuli.map((one) => ({ ...one, threshold: null }))));
};
