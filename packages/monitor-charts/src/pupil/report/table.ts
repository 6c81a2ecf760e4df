import type { ReportTable } from '../../report/index.ts';
import { lightText } from '../plot/speech.ts';
import type { PupilReportData } from './data.ts';
import type { PupilReportTexts } from './texts.ts';

/** The reactions to each flash as a table with one row per pupil. */
export function pupilTable({ reactions, locale }: PupilReportData, texts: PupilReportTexts): ReportTable {
  const write = (value: number | null, digits: number): string =>
    value === null
      ? '–'
      : new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
  return {
    caption: texts.reactions,
    columns: [
      texts.lit,
      texts.pupil,
      texts.light,
      texts.baseline,
      texts.least,
      texts.amplitude,
      texts.latency,
      texts.velocity,
      texts.recovery,
      texts.sustained,
    ],
    rows: reactions.map((one) => [
      one.lit,
      one.pupil,
      lightText(texts.chart, one),
      write(one.baseline, 2),
      write(one.least, 2),
      write(one.amplitude, 0),
      write(one.latency === null ? null : 1000 * one.latency, 0),
      write(one.velocity, 1),
      write(one.recovery, 1),
      write(one.sustained, 0),
    ]),
  };
}

/** The results of the swinging light as a table with one row per eye; `null` without one. */
export function swingTable({ swings, locale }: PupilReportData, texts: PupilReportTexts): ReportTable | null {
  if (!swings) return null;
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  return {
    caption: texts.swinging,
    columns: [texts.lit, texts.swings, texts.atEnd],
    rows: [swings.OS, swings.OD].map(({ lit, count, constriction }) => [
      texts.chart[`eye${lit}`],
      whole.format(count),
      whole.format(constriction),
    ]),
  };
}
