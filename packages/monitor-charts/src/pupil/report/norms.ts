import { hasPupilNorms, PUPIL_NORMS, type PupilNorm } from '@isopter/clinical/pupil';
import type { PupilReportData } from './data.ts';
import type { PupilReportTexts } from './texts.ts';

/** Formats the norms of the measurements in the table; `null` if none of the reactions has norms. */
export function pupilNormText({ reactions, locale }: PupilReportData, texts: PupilReportTexts): string | null {
  if (!reactions.some(hasPupilNorms)) return null;
  const range = ({ interval }: PupilNorm, digits: number, factor = 1): string => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    return interval.map((value) => format.format(factor * value)).join('–');
  };
  return texts.source({
    baseline: range(PUPIL_NORMS.baseline, 1),
    least: range(PUPIL_NORMS.least, 1),
    latency: range(PUPIL_NORMS.latency, 0, 1000),
    velocity: range(PUPIL_NORMS.velocity, 1),
  });
}
