import type { Eye } from '@isopter/clinical/gaze';
import type { ReactElement } from 'react';
import { printPaint } from '../../chart/paint.ts';
import type { ReportTable } from '../../report/index.ts';
import { type MotilityWords, motilityWords } from '../motility.texts.ts';
import type { MotilityReportTexts } from './texts.ts';

/** One eye of a report, or both in one: its chart in any size, and its results as a table. */
export interface MotilityChart {
  readonly eye: Eye | 'OU';
  readonly name: string;
  readonly plot: (width: number, height: number) => ReactElement;
  readonly table: ReportTable;
}

/** In which words and language a report is written. */
export interface Writing {
  texts: MotilityReportTexts;
  /** BCP 47. */
  locale: string;
}

/** Words, and how numbers are written. */
export interface Pen {
  words: MotilityWords;
  format: (value: number) => string;
}

export const penOf = ({ texts, locale }: Writing): Pen => {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return { words: { ...motilityWords, ...texts.chart }, format: (value) => number.format(value) };
};

/** How a chart is drawn on paper. */
export const onPaper = ({ words, format }: Pen) =>
  ({ texts: words, format, paint: printPaint, isInteractive: false }) as const;
