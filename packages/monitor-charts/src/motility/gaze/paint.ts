import { print } from '../../shared/print.ts';
import type { GazeEye } from './directions.ts';

/** Every colour and typeface of a chart of gaze, as values of presentation attributes. */
export interface GazePaint {
  readonly surface: string;
  readonly ink: string;
  readonly quietInk: string;
  readonly line: string;
  /** What is measured now. */
  readonly current: string;
  readonly focus: string;
  readonly bodyFont: string;
  readonly numberFont: string;
  /** By eye; OU is what both have in common. */
  readonly eyes: Readonly<Record<GazeEye | 'OU', string>>;
}

/** Follows the theme through its CSS variables; readable without one. */
export const themePaint: GazePaint = {
  surface: 'var(--isopter-color-surface, #ffffff)',
  ink: 'var(--isopter-color-ink1, #1c2733)',
  quietInk: 'var(--isopter-color-ink3, #5e6a75)',
  line: 'var(--isopter-color-line-strong, #b6bfc7)',
  current: 'var(--isopter-color-caution, #b36b00)',
  focus: 'var(--isopter-color-focus, #2f6fd6)',
  bodyFont: 'var(--isopter-font-body, sans-serif)',
  numberFont: 'var(--isopter-font-mono, monospace)',
  eyes: {
    OD: 'var(--isopter-color-eye-od, #c8553a)',
    OS: 'var(--isopter-color-eye-os, #3a6fc8)',
    OU: 'var(--isopter-color-accent, #0b7285)',
  },
};

/** For paper and for renderers that know no CSS variables. */
export const printPaint: GazePaint = {
  ...print,
  current: '#b36b00',
  eyes: { OD: '#b8452b', OS: '#2b5fb8', OU: '#0b7285' },
};
