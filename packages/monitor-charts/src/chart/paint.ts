/** Of the right eye, the left one, and of both: what they have in common. */
type ByEye = Readonly<Record<'OD' | 'OS' | 'OU', string>>;

/** Every colour and typeface of the plots, as values of presentation attributes; a kind adds only what no other has. */
export interface ChartPaint {
  readonly surface: string;
  readonly ink: string;
  /** Numbers of axes, marks that settle nothing. */
  readonly quietInk: string;
  /** Rings, axes and grid lines, and those that are to be seen less. */
  readonly line: string;
  readonly hairline: string;
  readonly focus: string;
  /** What happens now: presented, newest, current. */
  readonly caution: string;
  readonly accent: string;
  readonly accentText: string;
  readonly critical: string;
  /** Ground of what is normal. */
  readonly positiveSoft: string;
  readonly bodyFont: string;
  readonly numberFont: string;
  readonly eyes: ByEye;
  /** Ground of a mark of an eye. */
  readonly eyesSoft: ByEye;
  /** Red is the right ear, blue the left one, in every audiogram (ASHA, Guidelines for audiometric symbols, 1990). */
  readonly ears: Readonly<Record<'RIGHT' | 'LEFT', string>>;
}

/** Follows the theme through its CSS variables; readable without one. */
export const themePaint: ChartPaint = {
  surface: 'var(--isopter-color-surface, #ffffff)',
  ink: 'var(--isopter-color-ink1, #1c2733)',
  quietInk: 'var(--isopter-color-ink3, #5e6a75)',
  line: 'var(--isopter-color-line-strong, #b6bfc7)',
  hairline: 'var(--isopter-color-line, #dfe4e8)',
  focus: 'var(--isopter-color-focus, #2f6fd6)',
  caution: 'var(--isopter-color-caution, #b36b00)',
  accent: 'var(--isopter-color-accent, #0b7285)',
  accentText: 'var(--isopter-color-accent-text, #006a85)',
  critical: 'var(--isopter-color-critical, #b3261e)',
  positiveSoft: 'var(--isopter-color-positive-soft, #e2f3e8)',
  bodyFont: 'var(--isopter-font-body, sans-serif)',
  numberFont: 'var(--isopter-font-mono, monospace)',
  eyes: {
    OD: 'var(--isopter-color-eye-od, #c8553a)',
    OS: 'var(--isopter-color-eye-os, #3a6fc8)',
    OU: 'var(--isopter-color-accent, #0b7285)',
  },
  eyesSoft: {
    OD: 'var(--isopter-color-eye-od-soft, #fbece6)',
    OS: 'var(--isopter-color-eye-os-soft, #e8effb)',
    OU: 'var(--isopter-color-accent-soft, #e3f2f5)',
  },
  ears: { RIGHT: 'var(--isopter-audiogram-right, #c4232b)', LEFT: 'var(--isopter-audiogram-left, #1f57c4)' },
};

/** For paper, and for renderers that know no CSS variables. */
export const printPaint: ChartPaint = {
  surface: '#ffffff',
  ink: '#1c2733',
  quietInk: '#4d5863',
  line: '#9aa5af',
  hairline: '#d5dade',
  focus: '#2f6fd6',
  caution: '#b36b00',
  accent: '#0b6576',
  accentText: '#006a85',
  critical: '#b3261e',
  positiveSoft: '#e2f3e8',
  bodyFont: 'Atkinson Hyperlegible Next, sans-serif',
  numberFont: 'Atkinson Hyperlegible Mono, monospace',
  eyes: { OD: '#b8431b', OS: '#1f5fbf', OU: '#0b6576' },
  eyesSoft: { OD: '#fbece6', OS: '#e8effb', OU: '#e3f2f5' },
  ears: { RIGHT: '#c4232b', LEFT: '#1f57c4' },
};
