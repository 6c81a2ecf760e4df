import type { ReportTable } from '../../report/index.ts';
import { resultText } from '../plot/speech.ts';
import type { KineticEyeReport } from './data.ts';
import type { KineticReportTexts } from './texts.ts';

/** The directions of an eye as a table with one row per direction. */
export function kineticTable(eye: KineticEyeReport, texts: KineticReportTexts, locale: string): ReportTable {
  const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return {
    caption: texts.chart.tableCaption({ eye: texts.eyes[eye.eye] }),
    columns: [texts.chart.columnDirection, texts.chart.columnRadius, texts.chart.columnResult],
    rows: eye.directions.map((one) => [
      String(Math.round(one.angle) % 360),
      one.state === 'seen' ? tenths.format(one.radius) : '–',
      resultText(texts.chart, one),
    ]),
  };
}
