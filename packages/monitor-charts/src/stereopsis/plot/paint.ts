import { print } from '../../shared/print.ts';

/** Every colour and typeface of the level chart, as values of presentation attributes. */
export interface LevelPaint {
  readonly surface: string;
  readonly ink: string;
  readonly quietInk: string;
  readonly line: string;
  /** The band of normal stereoacuity. */
  readonly normal: string;
  readonly seen: string;
  readonly notSeen: string;
  readonly testing: string;
  readonly focus: string;
  readonly bodyFont: string;
  readonly numberFont: string;
}

/** Follows the theme through its CSS variables; readable without one. */
export const themePaint: LevelPaint = {
  surface: 'var(--isopter-color-surface, #ffffff)',
  ink: 'var(--isopter-color-ink1, #1c2733)',
  quietInk: 'var(--isopter-color-ink3, #5e6a75)',
  line: 'var(--isopter-color-line-strong, #b6bfc7)',
  normal: 'var(--isopter-color-positive-soft, #e2f3e8)',
  seen: 'var(--isopter-color-accent, #146c86)',
  notSeen: 'var(--isopter-color-critical, #b3261e)',
  testing: 'var(--isopter-color-caution, #b36b00)',
  focus: 'var(--isopter-color-focus, #2f6fd6)',
  bodyFont: 'var(--isopter-font-body, sans-serif)',
  numberFont: 'var(--isopter-font-mono, monospace)',
};

/** For paper and for renderers that know no CSS variables. */
export const printPaint: LevelPaint = {
  ...print,
  normal: '#e2f3e8',
  seen: '#146c86',
  notSeen: '#b3261e',
  testing: '#b36b00',
};
