import { formatHex, formatOklch, linearRgb, type Oklch } from '../color/color.ts';
import { luminance } from '../color/contrast.ts';
import { toGamut } from '../color/gamut.ts';

/** A color, and the contrast required with it. */
export interface Constraint {
  against: string;
  /** WCAG contrast ratio. */
  need: number;
}

const STEP = 0.005;

/** Formats a color as CSS, mapped to the gamut of the screen. */
export const asOklch = (color: Oklch): string => formatOklch(toGamut(color));
/** Formats a color as `#rrggbb`, mapped to the gamut of the screen. */
export const asHex = (color: Oklch): string => formatHex(linearRgb(asOklch(color)));

/** WCAG contrast ratio of two luminances. */
const ratio = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns a function that checks whether a color meets all constraints. */
export function meets(constraints: readonly Constraint[]): (color: string) => boolean {
  const bounds = constraints.map(({ against, need }) => ({ need, other: luminance(against) }));
  return (color) => {
    const own = luminance(color);
    return bounds.every(({ other, need }) => ratio(own, other) >= need);
  };
}

/**
 * The colour nearest in lightness, of the same hue and as much of the chroma as there is, that meets all constraints.
 * @param write in which form the colour is used, as rounding counts
 * @returns the colour as written, or undefined where no lightness does
 */
export function settle(
  color: Oklch,
  constraints: readonly Constraint[],
  write: (color: Oklch) => string = asOklch,
): string | undefined {
  const isMet = meets(constraints);
  for (let away = 0; away <= 1; away += STEP) {
    for (const l of away === 0 ? [color.l] : [color.l - away, color.l + away]) {
      if (l < 0 || l > 1) continue;
      const written = write({ ...color, l });
      if (isMet(written)) return written;
    }
  }
  return undefined;
}
