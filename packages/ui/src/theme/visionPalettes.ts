import type { Palette } from './vars.ts';

/**
 * The status colours, which a colour-vision variant replaces in a palette. The eyes' vermilion and blue are suitable
 * for everybody.
 */
export type StatusPalette = Pick<
  Palette,
  | 'positive'
  | 'positiveSoft'
  | 'positiveText'
  | 'caution'
  | 'cautionSoft'
  | 'cautionText'
  | 'critical'
  | 'criticalHover'
  | 'criticalSoft'
  | 'criticalText'
>;

/** The status colours of a colour-vision variant for each theme. */
export type StatusPalettes = Record<'light' | 'dark' | 'highContrast', StatusPalette>;

/**
 * The status colours for protanopia and deuteranopia: blue, yellow and a deep crimson. Blue and yellow stay distinct
 * where red and green collapse; yellow and crimson also differ in lightness. Distances are tested in
 * visionPalettes.test.ts.
 */
export const redGreen: StatusPalettes = {
  light: {
    positive: 'oklch(0.56 0.13 245)',
    positiveSoft: 'oklch(0.95 0.024 245)',
    positiveText: 'oklch(0.47 0.12 245)',
    caution: 'oklch(0.63 0.13 80)',
    cautionSoft: 'oklch(0.965 0.045 92)',
    cautionText: 'oklch(0.5 0.1 80)',
    critical: 'oklch(0.42 0.165 10)',
    criticalHover: 'oklch(0.36 0.14 10)',
    criticalSoft: 'oklch(0.915 0.04 8)',
    criticalText: 'oklch(0.37 0.145 10)',
  },
  dark: {
    positive: 'oklch(0.7 0.14 245)',
    positiveSoft: 'oklch(0.31 0.07 245)',
    positiveText: 'oklch(0.78 0.11 245)',
    caution: 'oklch(0.87 0.15 92)',
    cautionSoft: 'oklch(0.38 0.07 92)',
    cautionText: 'oklch(0.9 0.12 92)',
    critical: 'oklch(0.66 0.2 24)',
    criticalHover: 'oklch(0.72 0.16 24)',
    criticalSoft: 'oklch(0.27 0.085 20)',
    criticalText: 'oklch(0.73 0.155 24)',
  },
  highContrast: {
    positive: 'oklch(0.46 0.125 250)',
    positiveSoft: 'oklch(0.95 0.024 245)',
    positiveText: 'oklch(0.4 0.11 250)',
    caution: 'oklch(0.56 0.115 82)',
    cautionSoft: 'oklch(0.965 0.045 92)',
    cautionText: 'oklch(0.4 0.082 82)',
    critical: 'oklch(0.4 0.16 22)',
    criticalHover: 'oklch(0.33 0.13 22)',
    criticalSoft: 'oklch(0.915 0.04 8)',
    criticalText: 'oklch(0.27 0.105 12)',
  },
};

/**
 * The status colours for tritanopia: green shifted towards teal, a light amber and a deep red. Red and green stay
 * distinct where blue and yellow collapse; amber, which then appears pink, differs from red in lightness.
 */
export const blueYellow: StatusPalettes = {
  light: {
    positive: 'oklch(0.53 0.1 175)',
    positiveSoft: 'oklch(0.94 0.04 175)',
    positiveText: 'oklch(0.45 0.085 175)',
    caution: 'oklch(0.64 0.138 60)',
    cautionSoft: 'oklch(0.965 0.026 75)',
    cautionText: 'oklch(0.51 0.11 60)',
    critical: 'oklch(0.46 0.185 22)',
    criticalHover: 'oklch(0.4 0.16 22)',
    criticalSoft: 'oklch(0.915 0.04 16)',
    criticalText: 'oklch(0.38 0.15 22)',
  },
  dark: {
    positive: 'oklch(0.76 0.12 175)',
    positiveSoft: 'oklch(0.32 0.06 175)',
    positiveText: 'oklch(0.82 0.11 175)',
    caution: 'oklch(0.86 0.11 75)',
    cautionSoft: 'oklch(0.38 0.065 70)',
    cautionText: 'oklch(0.9 0.08 75)',
    critical: 'oklch(0.64 0.21 22)',
    criticalHover: 'oklch(0.7 0.17 22)',
    criticalSoft: 'oklch(0.28 0.095 22)',
    criticalText: 'oklch(0.71 0.165 22)',
  },
  highContrast: {
    positive: 'oklch(0.42 0.08 175)',
    positiveSoft: 'oklch(0.94 0.04 175)',
    positiveText: 'oklch(0.38 0.07 175)',
    caution: 'oklch(0.54 0.115 60)',
    cautionSoft: 'oklch(0.965 0.026 75)',
    cautionText: 'oklch(0.4 0.085 60)',
    critical: 'oklch(0.38 0.15 25)',
    criticalHover: 'oklch(0.31 0.12 25)',
    criticalSoft: 'oklch(0.915 0.04 16)',
    criticalText: 'oklch(0.29 0.11 25)',
  },
};
