import { print } from '../../shared/print.ts';
import { GREY_BINS, RAMP, stepOf } from './ramp.ts';

/** Every colour and typeface of the plot, as values of presentation attributes. */
export interface PlotPaint {
  readonly surface: string;
  /** Interim marks, labels. */
  readonly ink: string;
  readonly quietInk: string;
  /** Rings, axes, grid lines. */
  readonly line: string;
  readonly presented: string;
  readonly focus: string;
  readonly bodyFont: string;
  readonly numberFont: string;
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
  surface: 'var(--isopter-color-surface, #ffffff)',
  ink: 'var(--isopter-color-ink1, #1c2733)',
  quietInk: 'var(--isopter-color-ink3, #5e6a75)',
  line: 'var(--isopter-color-line-strong, #b6bfc7)',
  presented: 'var(--isopter-color-caution, #b36b00)',
  focus: 'var(--isopter-color-focus, #2f6fd6)',
  bodyFont: 'var(--isopter-font-body, sans-serif)',
  numberFont: 'var(--isopter-font-mono, monospace)',
  tile: (db) => `var(--isopter-field-${stepOf(db)}, ${step(db).fill})`,
  tileInk: (db) => `var(--isopter-field-ink-${stepOf(db)}, ${step(db).ink})`,
  grey,
};

/** For paper and for renderers that know no CSS variables. */
export const printPaint: PlotPaint = {
  ...print,
  presented: '#b36b00',
  tile: (db) => step(db).fill,
  tileInk: (db) => step(db).ink,
  grey,
};
