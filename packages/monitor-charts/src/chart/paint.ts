import { paper, vars } from '@isopter/ui/vars';

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
  readonly positive: string;
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

type Colour = keyof typeof paper;

/** A colour as the theme has it; readable without one, too. */
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

/** Ears on light grounds and on paper. */
export const EARS = { RIGHT: '#c4232b', LEFT: '#1f57c4' } as const;

/** Follows the theme through its CSS variables. */
export const themePaint: ChartPaint = {
  ...paintOf(themed),
  bodyFont: 'var(--isopter-font-body, sans-serif)',
  numberFont: 'var(--isopter-font-mono, monospace)',
  ears: {
    RIGHT: `var(--isopter-audiogram-right, ${EARS.RIGHT})`,
    LEFT: `var(--isopter-audiogram-left, ${EARS.LEFT})`,
  },
};

/** For paper, and for renderers that know no CSS variables. */
export const printPaint: ChartPaint = {
  ...paintOf((name) => paper[name]),
  bodyFont: 'Atkinson Hyperlegible Next, sans-serif',
  numberFont: 'Atkinson Hyperlegible Mono, monospace',
  ears: EARS,
};
