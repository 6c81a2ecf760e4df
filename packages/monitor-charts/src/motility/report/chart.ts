import type { Eye } from '@isopter/clinical/gaze';
import type { ReactElement } from 'react';
import { printPaint } from '../../chart/paint.ts';
import type { ReportTable } from '../../report/index.ts';
import { type MotilityWords, motilityWords } from '../motility.texts.ts';
import type { MotilityReportTexts } from './texts.ts';

/** A chart of a report, of one eye or of both: the drawing in any size, and the results as a table. */
export interface MotilityChart {
  readonly eye: Eye | 'OU';
  readonly name: string;
  readonly plot: (width: number, height: number) => ReactElement;
  readonly table: ReportTable;
}

/** The texts and the locale of a report. */
export interface Writing {
  texts: MotilityReportTexts;
  /** The locale as a BCP 47 tag. */
  locale: string;
}

/** The texts and the number format. */
export interface Pen {
  words: MotilityWords;
  format: (value: number) => string;
}

export const penOf = ({ texts, locale }: Writing): Pen => {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return { words: { ...motilityWords, ...texts.chart }, format: (value) => number.format(value) };
};

/** The props of a chart on paper. */
export const onPaper = ({ words, format }: Pen) =>
  ({ texts: words, format, paint: printPaint, isInteractive: false }) as const;
