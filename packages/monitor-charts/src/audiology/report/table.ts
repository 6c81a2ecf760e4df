import { type ComparedTone, compareTones } from '@isopter/clinical/audiology';
import { FIGURES } from '../figures.ts';
import { type ReportTable, withMinus } from '../../report/index.ts';
import type { ToneThreshold } from '../types.ts';
import { type AudiologyReportData, beforeOf, type EarReport } from './data.ts';
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
  const changeOf = ({ a, b, change }: ComparedTone): string => {
    if (!a?.heard || !b) return '–';
    const by = withMinus(signed.format(b.level - a.level));
    const mark = change?.verdict === 'worse' ? ' ▼' : change?.verdict === 'better' ? ' ▲' : '';
    return b.heard ? `${by}${mark}` : `≥${by}`;
  };
  const since = ({ ear, thresholds }: EarReport): string[][] => {
    const then = beforeOf({ ear }, before);
    // the levels of a screening are given, not measured
    if (!then || isScreening) return [];
    const tones = compareTones(then.thresholds, thresholds);
    const toneOf = (wanted: number) => tones.find(({ frequency }) => frequency === wanted);
    return [
      [then.day, ...frequencies.map((wanted) => cell(toneOf(wanted)?.a ?? undefined))],
      [texts.change, ...frequencies.map((wanted) => (toneOf(wanted) ? changeOf(toneOf(wanted)!) : '–'))],
    ];
  };
  return {
    caption: isScreening ? texts.screened : texts.thresholds,
    columns: [texts.frequency, ...frequencies.map((frequency) => number.format(frequency))],
    rows: ears.flatMap((report) => [
      [texts.ears[report.ear], ...frequencies.map((wanted) => cell(at(report.thresholds, wanted)))],
      ...since(report),
    ]),
  };
}
