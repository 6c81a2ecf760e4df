import { formatHex, luminance, oklchToLinear } from '@isopter/ui/color';

/** From here on a sensitivity is drawn as bright as can be; healthy eyes seldom reach it. */
const MOST_DB = 40;

interface Shade {
  readonly fill: string;
  readonly ink: string;
}

const hexOf = (l: number, c: number, h: number): string => formatHex(oklchToLinear({ l, c, h }));

const DARK_INK = '#000408';
const LIGHT_INK = '#ffffff';

/** White on black is as strong as black on white at this luminance: WCAG contrast 4.6 either way. */
const EVEN_LUMINANCE = 0.179;

function shade(lightness: number, chroma: number): Shade {
  const fill = hexOf(lightness, chroma, 232);
  return { fill, ink: luminance(fill) > EVEN_LUMINANCE ? DARK_INK : LIGHT_INK };
}

/** Chroma is highest where the gamut of the hue is widest. */
const chromaAt = (lightness: number): number => 0.035 + 0.075 * Math.max(0, (lightness - 0.3) / 0.6);

const DECIBELS = Array.from({ length: MOST_DB + 1 }, (_, db) => db);

/** Lightness rises evenly with dB on one hue, so that the map reads the same in grey. Number on tile: 4.5:1. */
export const RAMP: readonly Shade[] = DECIBELS.map((db) => {
  const lightness = 0.28 + 0.62 * (db / MOST_DB);
  return shade(lightness, chromaAt(lightness));
});

/** The same with the middle greys left out, so that every number reaches 7:1 on its tile. */
export const STRONG_RAMP: readonly Shade[] = DECIBELS.map((db) => {
  const isDark = db < MOST_DB / 2;
  const lightness = isDark ? 0.22 + 0.24 * (db / 19) : 0.7 + 0.22 * ((db - 20) / 20);
  return shade(lightness, isDark ? 0.06 : 0.1);
});

/** The step of the ramp a sensitivity has: whole dB from 0 to 40. */
export const stepOf = (db: number): number => Math.min(MOST_DB, Math.max(0, Math.round(db)));

/** One class of the greyscale: sensitivities up to `to` dB. */
export interface GreyBin {
  readonly from: number;
  readonly to: number;
  readonly fill: string;
}

/** Upper ends of the greyscale's classes, in dB: 5 dB steps as printed fields have them. */
const BIN_ENDS = [0, 5, 10, 15, 20, 25, 30, 35, 40, 50];

/** Rises fast, then slowly: what healthy eyes reach (26 to 35 dB) is close to white, as on printed fields. */
const greyLightness = (share: number): number => 0.16 + 0.82 * (1 - (1 - share) ** 1.8);

/** Dark = low sensitivity, in every theme. */
export const GREY_BINS: readonly GreyBin[] = BIN_ENDS.map((to, i) => ({
  from: i === 0 ? -Infinity : BIN_ENDS[i - 1]! + 1,
  to,
  fill: hexOf(greyLightness(i / (BIN_ENDS.length - 1)), 0, 0),
}));

/** The class of a sensitivity. */
export const greyBinOf = (db: number): number => {
  const bin = GREY_BINS.findIndex(({ to }) => Math.round(db) <= to);
  return bin < 0 ? GREY_BINS.length - 1 : bin;
};
