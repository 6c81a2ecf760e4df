/** Linear-light sRGB; each channel is 0 to 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number];
/** A colour in OKLCH: lightness 0 to 1, chroma from 0 (grey), hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const OKLCH = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/;
const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/**
 * Converts an opaque `oklch(L C H)` or `#rrggbb` to linear-light sRGB; channels outside 0 to 1 are outside the sRGB
 * gamut.
 * @throws Error if the text is not such a colour
 */
export function linearRgb(color: string): LinearRgb {
  const hex = HEX.exec(color);
  if (hex) return [fromSrgb(hex[1]!), fromSrgb(hex[2]!), fromSrgb(hex[3]!)];
  return oklchToLinear(parseOklch(color));
}

/**
 * Converts an opaque `oklch(L C H)` or `#rrggbb` to OKLCH.
 * @throws Error if the text is not such a colour
 */
export function oklch(color: string): Oklch {
  return HEX.test(color) ? linearToOklch(linearRgb(color)) : parseOklch(color);
}

function parseOklch(color: string): Oklch {
  const match = OKLCH.exec(color);
  if (!match) throw new Error(`not an opaque oklch() or #rrggbb colour: ${color}`);
  return { l: Number(match[1]) / (match[2] ? 100 : 1), c: Number(match[3]), h: Number(match[4]) };
}

/**
 * Converts OKLCH to linear-light sRGB. Matrices: Björn Ottosson, "A perceptual color space for image processing"
 * (2020).
 */
export function oklchToLinear({ l: lightness, c, h }: Oklch): LinearRgb {
  const hue = (h * Math.PI) / 180;
  const a = c * Math.cos(hue);
  const b = c * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Converts linear-light sRGB to OKLab: lightness and the two opponent axes. Matrices as in {@link oklchToLinear}. */
export function linearToOklab([r, g, b]: LinearRgb): readonly [lightness: number, a: number, b: number] {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linearToOklch(color: LinearRgb): Oklch {
  const [l, a, b] = linearToOklab(color);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Formats a colour as CSS: `oklch(0.49 0.085 215)`; a grey has the hue 0. */
export function formatOklch({ l, c, h }: Oklch): string {
  const chroma = Number(c.toFixed(4));
  return `oklch(${Number(l.toFixed(4))} ${chroma} ${chroma === 0 ? 0 : Number(h.toFixed(2))})`;
}

/** Formats a colour as `#rrggbb`; channels outside the sRGB gamut are clipped, so apply `toGamut` first. */
export const formatHex = (color: LinearRgb): string => `#${color.map((channel) => toSrgb(channel)).join('')}`;

function fromSrgb(pair: string): number {
  const channel = Number.parseInt(pair, 16) / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toSrgb(linear: number): string {
  const channel = Math.min(1, Math.max(0, linear));
  const encoded = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
