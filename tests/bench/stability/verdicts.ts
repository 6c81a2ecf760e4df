import { analyseField, NORMED_SIZE } from '@isopter/clinical/perimetry/analysis';
import { eyeProgression, permutationAnalysis, type ProgressionField } from '@isopter/clinical/perimetry/progression';
import { indexTrend } from '@isopter/clinical/perimetry/trend';
import { randomOf } from '../../../apps/headset/src/random.ts';
import { AGE } from './eyes.ts';

/** Verdicts of the product on fields. */
export interface Verdicts {
  /** At some time: when one of the fields was the newest. */
  possible: boolean;
  likely: boolean;
  /** MD falls, two-sided p < 5 %. */
  falls: boolean;
  /** At least three points lose sensitivity. */
  worsening: boolean;
  /** Permutation of pointwise regression, p < 5 %. */
  permuted: boolean;
}

/** Orders of a permutation analysis: enough for p < 5 %. */
const ORDERS = 200;

const mdOf = ({ points, program }: ProgressionField): number =>
  analyseField(points, { program, eye: 'OD', age: AGE, size: NORMED_SIZE }).analysis!.md;

/** The verdicts on the fields of an eye of one strategy, among fields of any strategies. */
export function verdictsOf(fields: readonly ProgressionField[], strategy: string): Verdicts {
  const found = eyeProgression(fields, 'OD', { program: '24-2', size: NORMED_SIZE, strategy })!;
  const verdicts = found.events?.followUps.map(({ verdict }) => verdict) ?? [];
  const { fields: followed } = found.series;
  const md = indexTrend(
    'md',
    followed.map((field) => ({ at: field.at, reliable: true, excluded: null, value: mdOf(field) })),
  )?.slope;
  const permuted = permutationAnalysis(found.series, randomOf(followed.map(({ id }) => id).join()), ORDERS);
  return {
    possible: verdicts.some((verdict) => verdict !== 'none'),
    likely: verdicts.includes('likely'),
    falls: md !== undefined && md.p !== null && md.p < 0.05 && md.slope < 0,
    worsening: found.slopes.isWorsening === true,
    permuted: permuted !== undefined && permuted.p < 0.05,
  };
}
