import { type Oklch, oklchToLinear } from './color.ts';

/** Rounding of four decimals must not put a colour outside. */
const TOLERANCE = 0.0005;

/** Whether the colour is in the sRGB gamut. */
export const inGamut = (color: Oklch): boolean =>
  oklchToLinear(color).every((channel) => channel >= -TOLERANCE && channel <= 1 + TOLERANCE);

/** Maps a colour into the sRGB gamut by reducing its chroma; lightness and hue are kept (as in CSS Color 4). */
export function toGamut(color: Oklch): Oklch {
  const l = Math.min(1, Math.max(0, color.l));
  if (inGamut({ ...color, l })) return { ...color, l };
  let [inside, outside] = [0, color.c];
  while (outside - inside > 0.0001) {
    const middle = (inside + outside) / 2;
    if (inGamut({ ...color, l, c: middle })) inside = middle;
    else outside = middle;
  }
  return { ...color, l, c: inside };
}
