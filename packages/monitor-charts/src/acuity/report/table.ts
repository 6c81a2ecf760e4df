import { acuityChange, letterChart, lettersOf, notationsOf } from '@isopter/clinical/acuity';
import { type ReportTable, withMinus } from '../../report/index.ts';
import { acuityWords, type AcuityWords } from '../acuity.texts.ts';
import { type Format, lineName } from '../plot/series.ts';
import { lineText, logmarText } from '../plot/said.ts';
import type { AcuityLine } from '../types.ts';
import { acuityBefore, type AcuityReportData, type AcuityRow, daysBefore, rowsOf } from './data.ts';
import type { AcuityReportTexts } from './texts.ts';

/** The number format of a report, with a minus sign as wide as a digit. */
export function formatOf(locale: string): Format {
  const some = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const one = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const two = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (value, digits = 2) => withMinus([some, one, two][digits]!.format(value));
}

/** The texts of the charts in the language of a report. */
export const chartWords = ({ chart, eyes }: AcuityReportTexts): AcuityWords => ({
  ...acuityWords,
  ...chart,
  eyeOD: eyes.OD,
  eyeOS: eyes.OS,
  eyeOU: eyes.OU,
});

/** The name of a row among the lines of its eye; a dash if it is the only one. */
export function rowName({ phase, line, index }: AcuityRow, data: AcuityReportData, texts: AcuityReportTexts): string {
  if (!line) return phase.is_skipped ? texts.skipped : texts.single;
  return lineName(chartWords(texts), data.test.strategy, line, index, formatOf(data.locale)) ?? texts.single;
}

/**
 * The acuities in all notations, one row per line: the estimate with its 95 % interval, and the nearest line of a chart.
 * Beyond the display nothing was measured, so that there is no number.
 */
export function acuityTable(data: AcuityReportData, texts: AcuityReportTexts): ReportTable {
  const format = formatOf(data.locale);
  const difference = new Intl.NumberFormat(data.locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  const signed = (value: number): string => withMinus(difference.format(value));
  const lettersText = (logmar: number, contrast: number | null): string => {
    const chart = letterChart(contrast);
    const letters = lettersOf(logmar, chart);
    if (letters === null) return texts.belowChart;
    // a number alone is read as that of an ETDRS chart
    if (chart === letterChart(null)) return format(letters, 0);
    return texts.countOf({ count: format(letters, 0), all: format(chart.letters, 0) });
  };
  const cells = (line: AcuityLine | null): readonly string[] => {
    const acuity = line?.acuity ?? null;
    if (!acuity) return [line ? texts.noResult : '–', '–', '–', '–', '–', '–'];
    const names = [lineText(texts.chart, acuity, 'IMP'), lineText(texts.chart, acuity, 'INT')];
    if (!acuity.interval) return [logmarText(acuity, format), '–', ...names, '–', '–'];
    const [from, to] = acuity.interval.map((end) => logmarText(end, format)) as [string, string];
    const { decimal } = notationsOf(acuity.logmar);
    const read = lettersText(acuity.logmar, line?.contrast ?? null);
    return [logmarText(acuity, format), texts.fromTo({ from, to }), ...names, format(decimal, 2), read];
  };
  const since = (row: AcuityRow): readonly string[] => {
    const [before, now] = [acuityBefore(row, data), row.line?.acuity ?? null];
    if (!before) return ['–', '–'];
    const by = (now && acuityChange(before.acuity, now, row.line?.contrast ?? null)?.by) ?? null;
    return [logmarText(before.acuity, format), by === null ? '–' : signed(by)];
  };
  const [day, ...others] = daysBefore(data).keys();
  return {
    caption: texts.results,
    columns: [
      texts.eye,
      texts.line,
      texts.logmar,
      texts.interval,
      texts.feet,
      texts.metres,
      texts.decimal,
      texts.letters,
      ...(day === undefined ? [texts.answers] : [others.length > 0 ? texts.earlier : day, texts.change]),
    ],
    rows: rowsOf(data.phases).map((row) => [
      texts.eyes[row.phase.eye],
      rowName(row, data, texts),
      ...cells(row.line),
      ...(day === undefined ? [row.line ? format(row.line.answers, 0) : '–'] : since(row)),
    ]),
  };
}
