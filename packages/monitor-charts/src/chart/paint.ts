import { paper, vars } from '@isopter/ui/vars';

/** A colour for the right eye, the left eye, and both. */
type ByEye = Readonly<Record<'OD' | 'OS' | 'OU', string>>;

/** The colours and fonts of all plots, as values of SVG presentation attributes; a kind of test adds only its own. */
export interface ChartPaint {
  readonly surface: string;
  readonly ink: string;
  /** The colour of axis labels and of marks without a result. */
  readonly quietInk: string;
  /** The colours of rings, axes and grid lines, and of fainter ones. */
  readonly line: string;
  readonly hairline: string;
  readonly focus: string;
  /** The colour of the current event: presented, newest, current. */
  readonly caution: string;
  readonly accent: string;
  readonly accentText: string;
  readonly positive: string;
  readonly critical: string;
  /** The background of the normal range. */
  readonly positiveSoft: string;
  readonly bodyFont: string;
  readonly numberFont: string;
  readonly eyes: ByEye;
  /** The background of a mark, by eye. */
  readonly eyesSoft: ByEye;
  /**
   * The colours of the ears: in every audiogram the right ear is red and the left ear blue (ASHA, Guidelines for
   * audiometric symbols, 1990).
   */
  readonly ears: Readonly<Record<'RIGHT' | 'LEFT', string>>;
}

type Colour = keyof typeof paper;

/** A colour of the theme, with a readable fallback without a theme. */
export const themed = (name: Colour): string => vars.color[name].replace(/\)$/, `, ${paper[name]})`);

const paintOf = (colour: (name: Colour) => string): Omit<ChartPaint, 'bodyFont' | 'numberFont' | 'ears'> => ({
  surface: colour('surface'),
  ink: colour('ink1'),
  quietInk: colour('ink3'),
  line: colour('lineStrong'),
  hairline: colour('line'),
  focus: colour('focus'),
  caution: colour('caution'),
  accent: colour('accent'),
  accentText: colour('accentText'),
  positive: colour('positive'),
  critical: colour('critical'),
  positiveSoft: colour('positiveSoft'),
  eyes: { OD: colour('eyeOd'), OS: colour('eyeOs'), OU: colour('accent') },
  eyesSoft: { OD: colour('eyeOdSoft'), OS: colour('eyeOsSoft'), OU: colour('accentSoft') },
});

/** The colours of the ears on light backgrounds and on paper. */
export const EARS = { RIGHT: '#c4232b', LEFT: '#1f57c4' } as const;

/** The colours of the current theme through its CSS variables. */
export const themePaint: ChartPaint = {
  ...paintOf(themed),
  bodyFont: 'var(--isopter-font-body, sans-serif)',
  numberFont: 'var(--isopter-font-mono, monospace)',
  ears: {
    RIGHT: `var(--isopter-audiogram-right, ${EARS.RIGHT})`,
    LEFT: `var(--isopter-audiogram-left, ${EARS.LEFT})`,
  },
};

/** The colours for paper, and for renderers that do not support CSS variables. */
export const printPaint: ChartPaint = {
  ...paintOf((name) => paper[name]),
  bodyFont: 'Atkinson Hyperlegible Next, sans-serif',
  numberFont: 'Atkinson Hyperlegible Mono, monospace',
  ears: EARS,
};
