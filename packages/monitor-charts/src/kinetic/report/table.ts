import type { ReportTable } from '../../report/index.ts';
import { resultText } from '../plot/speech.ts';
import type { KineticEyeReport } from './data.ts';
import type { KineticReportTexts } from './texts.ts';

/** The directions of an eye as a table with one row per direction. */
export const kineticTable = (eye: KineticEyeReport, texts: KineticReportTexts, locale: string): ReportTable => ({
  caption: texts.chart.tableCaption({ eye: texts.eyes[eye.eye] }),
  columns: [texts.chart.columnDirection, texts.chart.columnRadius, texts.chart.columnResult],
  rows: eye.directions.map((one) => [
    String(Math.round(one.angle) % 360),
    one.state === 'seen' ? new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(one.radius) : '–',
    resultText(texts.chart, one),
  ]),
});
