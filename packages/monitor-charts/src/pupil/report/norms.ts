import { hasPupilNorms, type PupilNorm, pupilNormsFor } from '@isopter/clinical/pupil';
import { noNormText } from '../../shared/noNorm.ts';
import type { PupilReportData } from './data.ts';
import type { PupilReportTexts } from './texts.ts';

/**
 * Writes the norms of the measurements in the table, or why there are none for the age of the person.
 * @param age in years; `null` if unknown
 * @returns `null` if none of the reactions has norms
 */
export function pupilNormText(
  { reactions, locale }: PupilReportData,
  texts: PupilReportTexts,
  age: number | null,
): string | null {
  if (!reactions.some(hasPupilNorms)) return null;
  const { norm: norms, none } = pupilNormsFor(age);
  if (!norms) return noNormText(none, texts.chart, (years) => new Intl.NumberFormat(locale).format(years));
  const range = ({ interval }: PupilNorm, digits: number, factor = 1): string => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    return interval.map((value) => format.format(factor * value)).join('–');
  };
  return texts.source({
    baseline: range(norms.baseline, 1),
    least: range(norms.least, 1),
    latency: range(norms.latency, 0, 1000),
    velocity: range(norms.velocity, 1),
  });
}
