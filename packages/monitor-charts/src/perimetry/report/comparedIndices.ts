import { asShown, measureText } from '@isopter/clinical/course';
import { indicesOf, type IndexWriting } from './indicesOf.ts';
import type { EyeReport } from './types.ts';

/** An index of two fields as it is printed. */
interface Compared {
  name: string;
  unit: string;
  before: string;
  now: string;
  change: string;
}

interface ComparedProps extends Omit<IndexWriting, 'report'> {
  report: EyeReport;
}

/** The indices that both fields have. */
export function comparedIndices({ report, texts, locale }: ComparedProps): readonly Compared[] {
  const { previous } = report;
  if (!previous) return [];
  const known = indicesOf({ report: { ...report, ...previous }, texts, locale });
  return indicesOf({ report, texts, locale }).flatMap(({ name, unit, value, amount, measure }) => {
    const earlier = known.find((one) => one.name === name);
    if (!earlier) return [];
    // the difference of the printed values
    const change = measureText(measure, asShown(measure, amount) - asShown(measure, earlier.amount), locale, true);
    return [{ name, unit, before: earlier.value, now: value, change }];
  });
}
