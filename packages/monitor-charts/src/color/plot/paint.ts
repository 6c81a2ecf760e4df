import { print } from '../../shared/print.ts';

/** Every colour and typeface of the colour circle, as values of presentation attributes; caps have their own. */
export interface CirclePaint {
  readonly surface: string;
  readonly ink: string;
  readonly quietInk: string;
  readonly line: string;
  readonly crossing: string;
  readonly found: string;
  readonly testing: string;
  readonly focus: string;
  readonly bodyFont: string;
  readonly numberFont: string;
}

/** Follows the theme through its CSS variables; readable without one. */
export const themePaint: CirclePaint = {
  surface: 'var(--isopter-color-surface, #ffffff)',
  ink: 'var(--isopter-color-ink1, #1c2733)',
  quietInk: 'var(--isopter-color-ink3, #5e6a75)',
  line: 'var(--isopter-color-line-strong, #b6bfc7)',
  crossing: 'var(--isopter-color-critical, #b3261e)',
  found: 'var(--isopter-color-accent-text, #006a85)',
  testing: 'var(--isopter-color-caution, #b36b00)',
  focus: 'var(--isopter-color-focus, #2f6fd6)',
  bodyFont: 'var(--isopter-font-body, sans-serif)',
  numberFont: 'var(--isopter-font-mono, monospace)',
};

/** For paper and for renderers that know no CSS variables. */
export const printPaint: CirclePaint = { ...print, crossing: '#b3261e', found: '#006a85', testing: '#b36b00' };
