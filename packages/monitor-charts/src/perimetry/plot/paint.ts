import * as chart from '../../chart/paint.ts';
import { GREY_BINS, RAMP, stepOf } from './ramp.ts';

/** What a field adds to the colours of all plots. */
export interface PlotPaint extends chart.ChartPaint {
  /** Tile of a sensitivity, and the number on it. */
  readonly tile: (db: number) => string;
  readonly tileInk: (db: number) => string;
  /** Cell of the greyscale by the index of its class. */
  readonly grey: (bin: number) => string;
}

const lastGrey = GREY_BINS.at(-1)!.fill;
const grey = (bin: number): string => GREY_BINS[bin]?.fill ?? lastGrey;
const step = (db: number): (typeof RAMP)[number] => RAMP[stepOf(db)]!;

/** Follows the theme through its CSS variables; readable without one. */
export const themePaint: PlotPaint = {
  ...chart.themePaint,
  tile: (db) => `var(--isopter-field-${stepOf(db)}, ${step(db).fill})`,
  tileInk: (db) => `var(--isopter-field-ink-${stepOf(db)}, ${step(db).ink})`,
  grey,
};

/** For paper and for renderers that know no CSS variables. */
export const printPaint: PlotPaint = {
  ...chart.printPaint,
  tile: (db) => step(db).fill,
  tileInk: (db) => step(db).ink,
  grey,
};
