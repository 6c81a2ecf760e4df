import { FIGURES } from '../figures.ts';
import type { ReportTable } from '../../report/index.ts';
import type { AudiologyReportData } from './data.ts';
import type { AudiologyReportTexts } from './texts.ts';

/** The results with one row per ear and frequencies from left to right, as is usual in audiology. */
export function audiologyTable(
  { ears, isScreening, locale }: AudiologyReportData,
  texts: AudiologyReportTexts,
): ReportTable {
  const number = new Intl.NumberFormat(locale, FIGURES);
  const all = ears.flatMap(({ thresholds }) => thresholds.map(({ frequency }) => frequency));
  const frequencies = [...new Set(all)].sort((one, other) => one - other);
  const cell = (found: { level: number; heard: boolean } | undefined): string => {
    if (!found) return '–';
    return found.heard ? number.format(found.level) : `> ${number.format(found.level)}`;
  };
  return {
    caption: isScreening ? texts.screened : texts.thresholds,
    columns: [texts.frequency, ...frequencies.map((frequency) => number.format(frequency))],
    rows: ears.map(({ ear, thresholds }) => [
      texts.ears[ear],
      ...frequencies.map((wanted) => cell(thresholds.find(({ frequency }) => frequency === wanted))),
    ]),
  };
}
