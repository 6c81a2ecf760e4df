import type { ReportTable } from '../../report/index.ts';
import type { PlatesView } from '../types.ts';
import type { IshiharaReportTexts } from './texts.ts';

/** The plates of an eye as a table with one row per plate. */
export function plateTable({ eye, plates }: PlatesView, texts: IshiharaReportTexts, locale: string): ReportTable {
  const numbers = new Intl.NumberFormat(locale);
  return {
    caption: texts.platesOf({ eye: texts.eyes[eye] }),
    columns: [texts.plate, texts.expected, texts.answer, texts.result],
    rows: plates.map(({ number, value, answer, result }) => [
      numbers.format(number),
      value || texts.nothing,
      result === 'unanswered' ? '–' : answer || texts.nothing,
      texts.results[result],
    ]),
  };
}
