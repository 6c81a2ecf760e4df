import type { ReportTable } from '../../report/index.ts';
import type { StereopsisReportData } from './data.ts';
import type { StereopsisReportTexts } from './texts.ts';

/** How often each level was shown and seen, as a table from coarse to fine. */
export function stereopsisTable({ levels, locale }: StereopsisReportData, texts: StereopsisReportTexts): ReportTable {
  const number = new Intl.NumberFormat(locale);
  return {
    caption: texts.levels,
    columns: [texts.disparity, texts.shown, texts.seen],
    rows: levels.map(({ arcsec, shown, seen }) => [arcsec, shown, seen].map((value) => number.format(value))),
  };
}
