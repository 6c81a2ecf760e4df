import { logmarOf, notationsOf } from '@isopter/clinical/acuity';
import { type ReportTable, withMinus } from '../../report/index.ts';
import { acuityWords, type AcuityWords } from '../acuity.texts.ts';
import { type Format, lineName } from '../plot/series.ts';
import type { AcuityLine } from '../types.ts';
import type { AcuityReportData } from './data.ts';
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

/** The ETDRS letter score: 85 at 20/20, and 5 letters per 0.1 logMAR. */
const lettersOf = (logmar: number): number => Math.round(85 - 50 * logmar);

/** The results in all notations, one row per line. The right eye comes first, as in text and data. */
export function acuityTable(data: AcuityReportData, texts: AcuityReportTexts): ReportTable {
  const format = formatOf(data.locale);
  const words = chartWords(texts);
  const cells = (line: AcuityLine): readonly string[] => {
    const logmar = line.result ? logmarOf(line.result) : null;
    if (logmar === null) return [line.result?.size_label ?? texts.noResult, '–', '–', '–', '–'];
    const { feet, metres, decimal } = notationsOf(logmar);
    return [`20/${feet}`, `6/${metres}`, format(decimal, 2), format(logmar, 2), format(lettersOf(logmar), 0)];
  };
  const ordered = data.phases.toSorted((one, other) => one.eye.localeCompare(other.eye));
  return {
    caption: texts.results,
    columns: [texts.eye, texts.line, texts.feet, texts.metres, texts.decimal, texts.logmar, texts.letters, texts.shown],
    rows: ordered.flatMap(({ eye, lines, is_skipped }) => [
      ...lines.map((line, i) => [
        texts.eyes[eye],
        lineName(words, data.strategy, line, i, format) ?? texts.single,
        ...cells(line),
        format(line.records.length, 0),
      ]),
      ...(is_skipped ? [[texts.eyes[eye], texts.skipped, '–', '–', '–', '–', '–', '–']] : []),
    ]),
  };
}
