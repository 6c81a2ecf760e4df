import * as chart from '../../chart/paint.ts';
import { GREY_BINS, RAMP, stepOf } from './ramp.ts';

/** The colours of a field in addition to those of all plots. */
export interface PlotPaint extends chart.ChartPaint {
  /** The colours of the tile of a sensitivity and of the number on it. */
  readonly tile: (db: number) => string;
  readonly tileInk: (db: number) => string;
  /** The colour of a greyscale cell by the index of its class. */
  readonly grey: (bin: number) => string;
}

const lastGrey = GREY_BINS.at(-1)!.fill;
const grey = (bin: number): string => GREY_BINS[bin]?.fill ?? lastGrey;
const step = (db: number): (typeof RAMP)[number] => RAMP[stepOf(db)]!;

/** The colours of the current theme through its CSS variables, with fallbacks. */
export const themePaint: PlotPaint = {
  ...chart.themePaint,
  tile: (db) => `var(--isopter-field-${stepOf(db)}, ${step(db).fill})`,
  tileInk: (db) => `var(--isopter-field-ink-${stepOf(db)}, ${step(db).ink})`,
  grey,
};

/** The colours for paper, and for renderers that do not support CSS variables. */
export const printPaint: PlotPaint = {
  ...chart.printPaint,
  tile: (db) => step(db).fill,
  tileInk: (db) => step(db).ink,
  grey,
};
