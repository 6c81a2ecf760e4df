/** The patient's right, left, or both eyes. */
export type StepEye = 'OD' | 'OS' | 'OU';

/** Colours of one eye: its line, and the ground of a mark. */
interface EyePaint {
  readonly mark: string;
  readonly soft: string;
}

/** Every colour and typeface of a step chart, as values of presentation attributes. */
export interface StepPaint {
  readonly surface: string;
  readonly ink: string;
  readonly quietInk: string;
  readonly line: string;
  readonly focus: string;
  readonly band: string;
  readonly bodyFont: string;
  readonly numberFont: string;
  readonly eyes: Readonly<Record<StepEye, EyePaint>>;
}

/** Follows the theme through its CSS variables; readable without one. */
export const themePaint: StepPaint = {
  surface: 'var(--isopter-color-surface, #ffffff)',
  ink: 'var(--isopter-color-ink1, #1c2733)',
  quietInk: 'var(--isopter-color-ink3, #5e6a75)',
  line: 'var(--isopter-color-line, #dfe4e8)',
  focus: 'var(--isopter-color-focus, #2f6fd6)',
  band: 'var(--isopter-color-positive-soft, #e6f4ec)',
  bodyFont: 'var(--isopter-font-body, sans-serif)',
  numberFont: 'var(--isopter-font-mono, monospace)',
  eyes: {
    OD: { mark: 'var(--isopter-color-eye-od, #c1481f)', soft: 'var(--isopter-color-eye-od-soft, #fbece6)' },
    OS: { mark: 'var(--isopter-color-eye-os, #2f62c4)', soft: 'var(--isopter-color-eye-os-soft, #e8effb)' },
    OU: { mark: 'var(--isopter-color-accent, #0b7285)', soft: 'var(--isopter-color-accent-soft, #e3f2f5)' },
  },
};

/** For paper and for renderers that know no CSS variables. */
export const printPaint: StepPaint = {
  surface: '#ffffff',
  ink: '#1c2733',
  quietInk: '#4d5863',
  line: '#d3d9de',
  focus: '#2f6fd6',
  band: '#e4f3ea',
  bodyFont: 'Atkinson Hyperlegible Next, sans-serif',
  numberFont: 'Atkinson Hyperlegible Next, sans-serif',
  eyes: {
    OD: { mark: '#b3401a', soft: '#fbece6' },
    OS: { mark: '#2457b8', soft: '#e8effb' },
    OU: { mark: '#0b6576', soft: '#e3f2f5' },
  },
};
