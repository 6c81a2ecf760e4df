import { FIGURES } from '../figures.ts';
import { type ReportTable, withMinus } from '../../report/index.ts';
import type { Ear, ToneThreshold } from '../types.ts';
import type { AudiologyReportData } from './data.ts';
import type { AudiologyReportTexts } from './texts.ts';

const at = (thresholds: readonly ToneThreshold[], wanted: number): ToneThreshold | undefined =>
  thresholds.find(({ frequency }) => frequency === wanted);

/** The results with one row per ear and frequencies from left to right, as is usual in audiology. */
export function audiologyTable(
  { ears, isScreening, locale, before }: AudiologyReportData,
  texts: AudiologyReportTexts,
): ReportTable {
  const number = new Intl.NumberFormat(locale, FIGURES);
  const all = ears.flatMap(({ thresholds }) => thresholds.map(({ frequency }) => frequency));
  const frequencies = [...new Set(all)].sort((one, other) => one - other);
  const cell = (found: ToneThreshold | undefined): string => {
    if (!found) return '–';
    return found.heard ? number.format(found.level) : `>${number.format(found.level)}`;
  };
  const signed = new Intl.NumberFormat(locale, { ...FIGURES, signDisplay: 'exceptZero' });
  const changeOf = (then: ToneThreshold | undefined, now: ToneThreshold | undefined): string => {
    if (!then?.heard || !now) return '–';
    const change = withMinus(signed.format(now.level - then.level));
    return now.heard ? change : `≥${change}`;
  };
  const since = (ear: Ear, thresholds: readonly ToneThreshold[]): string[][] => {
    const then = before?.ears.find((one) => one.ear === ear)?.thresholds;
    if (!before || !then) return [];
    return [
      [before.day, ...frequencies.map((wanted) => cell(at(then, wanted)))],
      [texts.change, ...frequencies.map((wanted) => changeOf(at(then, wanted), at(thresholds, wanted)))],
    ];
  };
  return {
    caption: isScreening ? texts.screened : texts.thresholds,
    columns: [texts.frequency, ...frequencies.map((frequency) => number.format(frequency))],
    rows: ears.flatMap(({ ear, thresholds }) => [
      [texts.ears[ear], ...frequencies.map((wanted) => cell(at(thresholds, wanted)))],
      ...since(ear, thresholds),
    ]),
  };
}
