/** Linear-light sRGB, each channel 0 to 1. */
export type LinearRgb = readonly [number, number, number];

const OKLCH = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/;
const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/**
 * Linear-light sRGB of an opaque `oklch(L C H)` or `#rrggbb`; channels outside 0 to 1 lie outside the sRGB gamut.
 * Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020).
 * @throws if the text is not such a colour.
 */
export function linearRgb(color: string): LinearRgb {
  const hex = HEX.exec(color);
  if (hex) return [fromSrgb(hex[1]!), fromSrgb(hex[2]!), fromSrgb(hex[3]!)];
  const match = OKLCH.exec(color);
  if (!match) throw new Error(`not an opaque oklch() or #rrggbb colour: ${color}`);
  const lightness = Number(match[1]) / (match[2] ? 100 : 1);
  const hue = (Number(match[4]) * Math.PI) / 180;
  const a = Number(match[3]) * Math.cos(hue);
  const b = Number(match[3]) * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function fromSrgb(pair: string): number {
  const channel = Number.parseInt(pair, 16) / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** WCAG 2.2 relative luminance, 0 (black) to 1 (white). */
export function luminance(color: string): number {
  const [r, g, b] = linearRgb(color).map((channel) => Math.min(1, Math.max(0, channel))) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2 contrast ratio of two opaque colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
