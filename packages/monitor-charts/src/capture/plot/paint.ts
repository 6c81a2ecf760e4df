import { print } from '../../shared/print.ts';
import type { Eye } from '../types.ts';

/** Every colour and typeface of the capture drawing, as values of presentation attributes. */
export interface CapturePaint {
  readonly surface: string;
  readonly ink: string;
  readonly quietInk: string;
  readonly line: string;
  readonly accent: string;
  readonly bodyFont: string;
  readonly numberFont: string;
  readonly eyes: Readonly<Record<Eye, string>>;
}

/** Follows the theme through its CSS variables; readable without one. */
export const themePaint: CapturePaint = {
  surface: 'var(--isopter-color-surface, #ffffff)',
  ink: 'var(--isopter-color-ink1, #1c2733)',
  quietInk: 'var(--isopter-color-ink3, #5e6a75)',
  line: 'var(--isopter-color-line, #d9dee2)',
  accent: 'var(--isopter-color-accent, #146c86)',
  bodyFont: 'var(--isopter-font-body, sans-serif)',
  numberFont: 'var(--isopter-font-mono, monospace)',
  eyes: { OD: 'var(--isopter-color-eye-od, #c4502b)', OS: 'var(--isopter-color-eye-os, #2b6cc4)' },
};

/** For paper and for renderers that know no CSS variables. */
export const printPaint: CapturePaint = {
  ...print,
  accent: '#146c86',
  eyes: { OD: '#b8431f', OS: '#2b5fb3' },
};
