import type { Palette } from './vars.ts';

/**
 * The colours of print: a white background, darker inks than on screen. Plain sRGB, for renderers that support neither
 * variables nor OKLCH. Contrast is tested in palettes.test.ts.
 */
export const paper: Palette = {
  canvas: '#ffffff',
  surface: '#ffffff',
  sunken: '#f3f5f6',
  hover: '#f3f5f6',
  line: '#d5dade',
  lineStrong: '#9aa5af',
  controlLine: '#7b8791',
  ink1: '#1c2733',
  ink2: '#3d4853',
  ink3: '#4d5863',
  accent: '#0b6576',
  accentFill: '#0b6576',
  accentHover: '#094f5d',
  onAccent: '#ffffff',
  accentSoft: '#e3f2f5',
  accentText: '#0a5a69',
  positive: '#14713d',
  positiveSoft: '#e2f3e8',
  positiveText: '#14653a',
  caution: '#a35f00',
  cautionSoft: '#fdf1df',
  cautionText: '#824700',
  critical: '#b3261e',
  criticalHover: '#931e18',
  onCritical: '#ffffff',
  criticalSoft: '#fdeceb',
  criticalText: '#a3182a',
  eyeOd: '#b8431b',
  eyeOdSoft: '#fbece6',
  eyeOdText: '#a33a16',
  eyeOs: '#1f5fbf',
  eyeOsSoft: '#e8effb',
  eyeOsText: '#1a52a6',
  onEye: '#ffffff',
  focus: '#2f6fd6',
  scrim: '#00000080',
};
