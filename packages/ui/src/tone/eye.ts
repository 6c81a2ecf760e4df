import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/vars.ts';

/** The eye (or ear): OD right, OS left, OU both (oculus dexter, sinister, uterque). */
export type Eye = 'OD' | 'OS' | 'OU';

interface EyeColors {
  mark: string;
  /** The colour of text on `mark`. */
  on: string;
}

const { color } = vars;
/** Returns one rule per eye, as the variants of a recipe; both eyes (OU) have the accent colour. */
export const byEye = (rule: (colors: EyeColors) => StyleRule): Record<Eye, StyleRule> => ({
  OD: rule({ mark: color.eyeOd, on: color.onEye }),
  OS: rule({ mark: color.eyeOs, on: color.onEye }),
  OU: rule({ mark: color.accent, on: color.onAccent }),
});
