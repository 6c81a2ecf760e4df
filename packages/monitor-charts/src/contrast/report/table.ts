import { isRight, logCsOf } from '@isopter/clinical/contrast';
import { type ReportTable, withMinus } from '../../report/index.ts';
import type { ContrastEyeView } from '../types.ts';
import { type ContrastReportData, normalOf } from './data.ts';
import type { ContrastReportTexts } from './texts.ts';

/** The number format of levels in a report: two decimal places. */
export function levelFormat(locale: string): (value: number) => string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (value) => withMinus(format.format(value));
}

/** The assessment of an eye's result in words; a dash if it cannot be assessed. */
export function assessmentOf(view: ContrastEyeView, data: ContrastReportData, texts: ContrastReportTexts): string {
  const from = normalOf(view, data);
  if (from === null || !(view.result || view.is_complete)) return '–';
  return view.result && logCsOf(view.result.contrast) >= from ? texts.normal : texts.belowNormal;
}

/** The text in place of the level of an eye that has none. */
export const without = ({ is_complete }: ContrastEyeView, texts: ContrastReportTexts): string =>
  is_complete ? texts.nonePassed : texts.noResult;

const rightFirst = (eyes: readonly ContrastEyeView[]): readonly ContrastEyeView[] =>
  eyes.toSorted((one, other) => one.eye.localeCompare(other.eye));

/** The result of each eye as a table. */
export function contrastTable(data: ContrastReportData, texts: ContrastReportTexts): ReportTable {
  const level = levelFormat(data.locale);
  const percent = new Intl.NumberFormat(data.locale, { style: 'percent', maximumSignificantDigits: 3 });
  return {
    caption: texts.results,
    columns: [texts.eye, 'log CS', texts.contrast, texts.assessment],
    rows: rightFirst(data.eyes).map((view) => [
      texts.eyes[view.eye],
      view.result ? level(logCsOf(view.result.contrast)) : without(view, texts),
      view.result ? percent.format(view.result.contrast / 100) : '–',
      assessmentOf(view, data, texts),
    ]),
  };
}

const spaced = (letters: string): string => Array.from(letters).join(' ');

/** The questions and answers as a table. */
export function recordTable(data: ContrastReportData, texts: ContrastReportTexts): ReportTable {
  const level = levelFormat(data.locale);
  return {
    caption: texts.records,
    columns: [texts.eye, 'log CS', texts.asked, texts.answered, texts.result],
    rows: rightFirst(data.eyes).flatMap(({ eye, records }) =>
      records.map((record) => [
        texts.eyes[eye],
        level(logCsOf(record.contrast)),
        spaced(record.question),
        record.answer === '' ? texts.chart.nothing : spaced(record.answer),
        isRight(record) ? texts.chart.right : texts.chart.wrong,
      ]),
    ),
  };
}
