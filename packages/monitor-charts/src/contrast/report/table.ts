import { contrastChange, logCsOf } from '@isopter/clinical/contrast';
import { type ReportTable, withMinus } from '../../report/index.ts';
import { noNormText } from '../../shared/noNorm.ts';
import { answerText } from '../plot/answer.ts';
import type { ContrastEyeView } from '../types.ts';
import { contrastBefore, type ContrastReportData, normalOf } from './data.ts';
import type { ContrastReportTexts } from './texts.ts';

/** The number format of levels in a report: two decimal places. */
export function levelFormat(locale: string): (value: number) => string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (value) => withMinus(format.format(value));
}

/** The assessment of an eye's result in words; a dash if it cannot be assessed. */
export function assessmentOf(view: ContrastEyeView, data: ContrastReportData, texts: ContrastReportTexts): string {
  const from = normalOf(view, data);
  if (!(view.result || view.is_complete)) return '–';
  if (view.eye !== 'OU' && data.no_norm) {
    const years = new Intl.NumberFormat(data.locale);
    return noNormText(data.no_norm, texts.chart, (value) => years.format(value));
  }
  if (from === null) return '–';
  const limit = levelFormat(data.locale)(from);
  const isNormal = view.result !== null && logCsOf(view.result.contrast) >= from;
  return isNormal ? texts.normal : texts.below({ limit });
}

/** Returns the text shown instead of the level for an eye without one. */
export const without = ({ is_complete }: ContrastEyeView, texts: ContrastReportTexts): string =>
  is_complete ? texts.nonePassed : texts.noResult;

/** An eye's earlier result and the change since then; empty if it was not measured. */
export function beforeText(view: ContrastEyeView, data: ContrastReportData, texts: ContrastReportTexts): string {
  const earlier = contrastBefore(view, data);
  if (!earlier) return '';
  const { result } = view;
  const level = levelFormat(data.locale);
  const difference = new Intl.NumberFormat(data.locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  const then = logCsOf(earlier.contrast);
  const changeText = (): string => {
    const change = result && contrastChange(then, logCsOf(result.contrast));
    if (!change?.verdict || change.by === null) return '–';
    return `${withMinus(difference.format(change.by))}, ${texts.verdicts[change.verdict]}`;
  };
  return texts.before({
    day: earlier.day,
    level: level(then),
    change: changeText(),
  });
}

/** The result of each eye as a table. */
export function contrastTable(data: ContrastReportData, texts: ContrastReportTexts): ReportTable {
  const level = levelFormat(data.locale);
  const percent = new Intl.NumberFormat(data.locale, { style: 'percent', maximumSignificantDigits: 3 });
  return {
    caption: texts.results,
    columns: [texts.eye, 'log CS', texts.contrast, texts.assessment],
    rows: data.eyes.map((view) => [
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
    rows: data.eyes.flatMap(({ eye, records }) =>
      records.map((record) => [
        texts.eyes[eye],
        level(logCsOf(record.contrast)),
        spaced(record.question),
        record.answer === '' ? texts.chart.nothing : spaced(record.answer),
        answerText(texts.chart, record),
      ]),
    ),
  };
}
