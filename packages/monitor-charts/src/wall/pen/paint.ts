/** The theme's colours as a canvas takes them: resolved, without variables. */
export interface PenPaint {
  readonly surface: string;
  readonly ink: string;
  readonly quietInk: string;
  readonly line: string;
  readonly accent: string;
  readonly testing: string;
  readonly critical: string;
  readonly positiveSoft: string;
  /** Right eye or ear, left eye or ear. */
  readonly right: string;
  readonly left: string;
  readonly bodyFont: string;
  readonly numberFont: string;
}

/** Variables of the theme, and what stands in for them where there is none. */
const VARIABLES: Readonly<Record<keyof PenPaint, readonly [name: string, fallback: string]>> = {
  surface: ['color-surface', '#ffffff'],
  ink: ['color-ink1', '#1c2733'],
  quietInk: ['color-ink3', '#5e6a75'],
  line: ['color-line-strong', '#b6bfc7'],
  accent: ['color-accent', '#146c86'],
  testing: ['color-caution', '#b36b00'],
  critical: ['color-critical', '#b3261e'],
  positiveSoft: ['color-positive-soft', '#e2f3e8'],
  right: ['color-eye-od', '#c4502b'],
  left: ['color-eye-os', '#2b6cc4'],
  bodyFont: ['font-body', 'sans-serif'],
  numberFont: ['font-mono', 'monospace'],
};

/** The theme as it is where the element stands. */
export function readPaint(element: Element): PenPaint {
  const style = getComputedStyle(element);
  const read = ([name, fallback]: readonly [string, string]): string =>
    style.getPropertyValue(`--isopter-${name}`).trim() || fallback;
  return Object.fromEntries(
    Object.entries(VARIABLES).map(([name, value]) => [name, read(value)]),
  ) as unknown as PenPaint;
}
