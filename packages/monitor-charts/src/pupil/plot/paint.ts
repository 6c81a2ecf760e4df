import type { Eye, Light } from '../types.ts';

/** Every colour and typeface of the pupil chart, as values of presentation attributes. */
export interface PupilPaint {
  readonly surface: string;
  readonly ink: string;
  readonly quietInk: string;
  readonly line: string;
  readonly focus: string;
  readonly bodyFont: string;
  readonly eyes: Readonly<Record<Eye, string>>;
  readonly lights: Readonly<Record<Light, string>>;
}

const lights = { white: '#e0b13a', red: '#d23b33', blue: '#3f74e0' } as const;

/** Follows the theme through its CSS variables; readable without one. */
export const themePaint: PupilPaint = {
  surface: 'var(--isopter-color-surface, #ffffff)',
  ink: 'var(--isopter-color-ink1, #1c2733)',
  quietInk: 'var(--isopter-color-ink3, #5e6a75)',
  line: 'var(--isopter-color-line-strong, #b6bfc7)',
  focus: 'var(--isopter-color-focus, #2f6fd6)',
  bodyFont: 'var(--isopter-font-body, sans-serif)',
  eyes: { OD: 'var(--isopter-color-eye-od, #c8553a)', OS: 'var(--isopter-color-eye-os, #3a6fc8)' },
  lights,
};

/** For paper and for renderers that know no CSS variables. */
export const printPaint: PupilPaint = {
  surface: '#ffffff',
  ink: '#1c2733',
  quietInk: '#4d5863',
  line: '#9aa5af',
  focus: '#2f6fd6',
  bodyFont: 'Atkinson Hyperlegible Next, sans-serif',
  eyes: { OD: '#b8452b', OS: '#2b5fb8' },
  lights,
};
