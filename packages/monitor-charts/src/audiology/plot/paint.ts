import { print } from '../../shared/print.ts';
import type { Ear } from '../types.ts';

/** Every colour and typeface of the audiogram, as values of presentation attributes. */
export interface AudiogramPaint {
  readonly surface: string;
  readonly ink: string;
  readonly quietInk: string;
  readonly line: string;
  readonly testing: string;
  readonly focus: string;
  readonly bodyFont: string;
  /** Red is the right ear, blue the left one, in every audiogram (ASHA, Guidelines for audiometric symbols, 1990). */
  readonly ears: Readonly<Record<Ear, string>>;
}

/** Follows the theme through its CSS variables; readable without one. */
export const themePaint: AudiogramPaint = {
  surface: 'var(--isopter-color-surface, #ffffff)',
  ink: 'var(--isopter-color-ink1, #1c2733)',
  quietInk: 'var(--isopter-color-ink3, #5e6a75)',
  line: 'var(--isopter-color-line-strong, #b6bfc7)',
  testing: 'var(--isopter-color-caution, #b36b00)',
  focus: 'var(--isopter-color-focus, #2f6fd6)',
  bodyFont: 'var(--isopter-font-body, sans-serif)',
  ears: { RIGHT: 'var(--isopter-audiogram-right, #c4232b)', LEFT: 'var(--isopter-audiogram-left, #1f57c4)' },
};

/** For paper and for renderers that know no CSS variables. */
export const printPaint: AudiogramPaint = {
  ...print,
  testing: '#b36b00',
  ears: { RIGHT: '#c4232b', LEFT: '#1f57c4' },
};
