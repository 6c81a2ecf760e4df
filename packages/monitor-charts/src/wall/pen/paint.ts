import { paper, vars } from '@isopter/ui/vars';

/** The colours of the theme for a canvas: resolved, without CSS variables. */
export interface PenPaint {
  readonly surface: string;
  readonly ink: string;
  readonly quietInk: string;
  readonly line: string;
  readonly accent: string;
  readonly testing: string;
  readonly critical: string;
  readonly positiveSoft: string;
  /** The colours of the right and the left eye or ear. */
  readonly right: string;
  readonly left: string;
  readonly bodyFont: string;
  readonly numberFont: string;
}

/** The source of each colour. */
const COLOURS: Readonly<Record<Exclude<keyof PenPaint, 'bodyFont' | 'numberFont'>, keyof typeof paper>> = {
  surface: 'surface',
  ink: 'ink1',
  quietInk: 'ink3',
  line: 'lineStrong',
  accent: 'accent',
  testing: 'caution',
  critical: 'critical',
  positiveSoft: 'positiveSoft',
  right: 'eyeOd',
  left: 'eyeOs',
};

/** Reads the theme that applies to an element. */
export function readPaint(element: Element): PenPaint {
  const style = getComputedStyle(element);
  const read = (reference: string, fallback: string): string =>
    style.getPropertyValue(reference.slice('var('.length, -1)).trim() || fallback;
  const colours = Object.entries(COLOURS).map(([name, of]) => [name, read(vars.color[of], paper[of])]);
  return {
    ...(Object.fromEntries(colours) as Record<keyof typeof COLOURS, string>),
    bodyFont: read(vars.font.body, 'sans-serif'),
    numberFont: read(vars.font.mono, 'monospace'),
  };
}
