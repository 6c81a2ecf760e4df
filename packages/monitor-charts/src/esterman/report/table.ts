import type { ReportTable } from '../../report/index.ts';
import { written } from '../../shared/written.ts';
import { resultText } from '../plot/speech.ts';
import type { EstermanField } from './data.ts';
import type { EstermanReportTexts } from './texts.ts';

/** The points of a field as a table with one row per point. */
export const estermanTable = (field: EstermanField, texts: EstermanReportTexts): ReportTable => ({
  caption: `${texts.table}, ${texts.eyes[field.eye]}`,
  columns: [texts.right, texts.up, texts.result],
  rows: field.locations.map((location) => [
    written(location.x),
    written(location.y),
    resultText(texts.chart, location),
  ]),
});
