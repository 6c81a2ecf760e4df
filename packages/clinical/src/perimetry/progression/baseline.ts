import type { ProgressionField, ProgressionSeries } from './series.ts';

/** Two fields that later ones are compared with. */
export type Baseline = readonly [first: ProgressionField, second: ProgressionField];

/**
 * The baseline of a series: the two fields that were chosen by their ids, else the first two. A choice of a field that
 * does not count (unreliable, taken out, of another program) is no choice.
 * @returns undefined with fewer than two fields
 */
export function baselineOf(
  { fields }: Pick<ProgressionSeries, 'fields'>,
  chosen?: readonly [string, string] | null,
): Baseline | undefined {
  const picked = fields.filter(({ id }) => chosen?.includes(id));
  const [first, second] = picked.length === 2 ? picked : fields;
  return first && second && [first, second];
}

/** The fields after both of a baseline, in chronological order: only they are compared with it. */
export const followUps = (
  { fields }: Pick<ProgressionSeries, 'fields'>,
  [, second]: Baseline,
): readonly ProgressionField[] => fields.slice(fields.indexOf(second) + 1);
