import { type LinearRgb, linearRgb, linearToOklab } from './color.ts';

/** The types of dichromacy: without long- (red), middle- (green) or short-wavelength (blue) cones. */
export type ColorVision = 'protanopia' | 'deuteranopia' | 'tritanopia';

type Row = readonly [number, number, number];

/**
 * The matrices that simulate dichromacy in linear-light sRGB. Machado, Oliveira and Fernandes, "A Physiologically-based
 * Model for Simulation of Color Vision Deficiency", IEEE TVCG 15(6), 2009, severity 1.0.
 */
export const COLOR_VISION_MATRICES: Record<ColorVision, readonly [Row, Row, Row]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/**
 * Simulates a colour as seen with a colour vision deficiency.
 * @throws Error if the text is not an opaque `oklch(L C H)` or `#rrggbb`
 */
export function simulate(color: string, vision: ColorVision): LinearRgb {
  const seen = linearRgb(color);
  const [r, g, b] = COLOR_VISION_MATRICES[vision].map((row) =>
    row.reduce((sum, weight, i) => sum + weight * Math.min(1, Math.max(0, seen[i]!)), 0),
  ) as [number, number, number];
  return [r, g, b];
}

/** The perceived difference of two linear-light colours: their distance in OKLab, 0 (equal) to 1 (black and white). */
export function difference(one: LinearRgb, other: LinearRgb): number {
  const [l, a, b] = linearToOklab(one);
  const [l2, a2, b2] = linearToOklab(other);
  return Math.hypot(l - l2, a - a2, b - b2);
}
