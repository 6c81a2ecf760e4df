import { formatHex, luminance, oklchToLinear } from '@isopter/ui/color';

/** The sensitivity in dB from which tiles have the maximum lightness; healthy eyes rarely reach it. */
const MOST_DB = 40;

interface Shade {
  readonly fill: string;
  readonly ink: string;
}

const hexOf = (l: number, c: number, h: number): string => formatHex(oklchToLinear({ l, c, h }));

const DARK_INK = '#000408';
const LIGHT_INK = '#ffffff';

/** The luminance at which white and black text have the same WCAG contrast, 4.6. */
const EVEN_LUMINANCE = 0.179;

function shade(lightness: number, chroma: number): Shade {
  const fill = hexOf(lightness, chroma, 232);
  return { fill, ink: luminance(fill) > EVEN_LUMINANCE ? DARK_INK : LIGHT_INK };
}

/** The chroma of a lightness, highest where the gamut of the hue is widest. */
const chromaAt = (lightness: number): number => 0.035 + 0.075 * Math.max(0, (lightness - 0.3) / 0.6);

const DECIBELS = Array.from({ length: MOST_DB + 1 }, (_, db) => db);

/**
 * The colours of the tiles by dB: evenly increasing lightness of one hue, so that the map is equally legible in grey.
 * The contrast of numbers is at least 4.5:1.
 */
export const RAMP: readonly Shade[] = DECIBELS.map((db) => {
  const lightness = 0.28 + 0.62 * (db / MOST_DB);
  return shade(lightness, chromaAt(lightness));
});

/** The same without the middle lightnesses, so that the contrast of every number is at least 7:1. */
export const STRONG_RAMP: readonly Shade[] = DECIBELS.map((db) => {
  const isDark = db < MOST_DB / 2;
  const lightness = isDark ? 0.22 + 0.24 * (db / 19) : 0.7 + 0.22 * ((db - 20) / 20);
  return shade(lightness, isDark ? 0.06 : 0.1);
});

/** The index in the ramp of a sensitivity: whole dB from 0 to 40. */
export const stepOf = (db: number): number => Math.min(MOST_DB, Math.max(0, Math.round(db)));

/** A class of the greyscale: sensitivities up to `to` dB. */
export interface GreyBin {
  readonly from: number;
  readonly to: number;
  readonly fill: string;
}

/** The upper limits of the greyscale classes in dB, in steps of 5 dB as on printed fields. */
const BIN_ENDS = [0, 5, 10, 15, 20, 25, 30, 35, 40, 50];

/**
 * The lightness of a grey. It rises fast, then slowly, so that the values of healthy eyes (26 to 35 dB) are close to
 * white, as on printed fields.
 */
const greyLightness = (share: number): number => 0.16 + 0.82 * (1 - (1 - share) ** 1.8);

/** The classes of the greyscale; dark means low sensitivity in every theme. */
export const GREY_BINS: readonly GreyBin[] = BIN_ENDS.map((to, i) => ({
  from: i === 0 ? -Infinity : BIN_ENDS[i - 1]! + 1,
  to,
  fill: hexOf(greyLightness(i / (BIN_ENDS.length - 1)), 0, 0),
}));

/** The index of the class of a sensitivity. */
export const greyBinOf = (db: number): number => {
  const bin = GREY_BINS.findIndex(({ to }) => Math.round(db) <= to);
  return bin < 0 ? GREY_BINS.length - 1 : bin;
};
