import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/vars.ts';

/** OD right eye (or ear), OS left, OU both: oculus dexter, sinister, uterque. */
export type Eye = 'OD' | 'OS' | 'OU';

interface EyeColors {
  mark: string;
  /** Text on `mark`. */
  on: string;
}

const { color } = vars;
/** One rule for each eye, as the variants of a recipe; both eyes take the accent. */
export const byEye = (rule: (colors: EyeColors) => StyleRule): Record<Eye, StyleRule> => ({
  OD: rule({ mark: color.eyeOd, on: color.onEye }),
  OS: rule({ mark: color.eyeOs, on: color.onEye }),
  OU: rule({ mark: color.accent, on: color.onAccent }),
});
