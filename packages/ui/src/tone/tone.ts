import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/vars.ts';

/**
 * The meaning of a colour: `positive` all is well, `caution` attention required, `critical` failed or refused, `accent`
 * current or selected, `neutral` none of these. A text or shape beside it always conveys the same.
 */
export type Tone = 'neutral' | 'accent' | 'positive' | 'caution' | 'critical';

interface ToneColors {
  /** The colour of a dot, bar or ring. */
  mark: string;
  /** The background of a tag or banner. */
  soft: string;
  /** The colour of text on `soft` or on a surface. */
  text: string;
}

const { color } = vars;
const toneColors: Record<Tone, ToneColors> = {
  neutral: { mark: color.ink3, soft: color.sunken, text: color.ink2 },
  accent: { mark: color.accent, soft: color.accentSoft, text: color.accentText },
  positive: { mark: color.positive, soft: color.positiveSoft, text: color.positiveText },
  caution: { mark: color.caution, soft: color.cautionSoft, text: color.cautionText },
  critical: { mark: color.critical, soft: color.criticalSoft, text: color.criticalText },
};

/** Returns one rule per tone, as the variants of a recipe. */
export const byTone = (rule: (colors: ToneColors) => StyleRule): Record<Tone, StyleRule> => ({
  neutral: rule(toneColors.neutral),
  accent: rule(toneColors.accent),
  positive: rule(toneColors.positive),
  caution: rule(toneColors.caution),
  critical: rule(toneColors.critical),
});
