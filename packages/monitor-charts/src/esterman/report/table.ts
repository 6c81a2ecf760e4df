import type { ReportTable } from '../../report/index.ts';
import { written } from '../../shared/written.ts';
import { resultText } from '../plot/speech.ts';
import type { EstermanField } from './data.ts';
import type { EstermanReportTexts } from './texts.ts';

/** Every point of a field, a row each. */
export const estermanTable = (field: EstermanField, texts: EstermanReportTexts): ReportTable => ({
  caption: `${texts.table}, ${texts.eyes[field.eye]}`,
  columns: [texts.right, texts.up, texts.result],
  rows: field.locations.map((location) => [
    written(location.x),
    written(location.y),
    resultText(texts.chart, location),
  ]),
});
