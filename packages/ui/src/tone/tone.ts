import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/vars.ts';

/**
 * What a colour says: `positive` all is well, `caution` look at it, `critical` something failed or is refused, `accent`
 * it is current or chosen, `neutral` nothing of that. A text or shape beside it always says the same.
 */
export type Tone = 'neutral' | 'accent' | 'positive' | 'caution' | 'critical';

interface ToneColors {
  /** Dot, bar, ring. */
  mark: string;
  /** Ground of a chip or banner. */
  soft: string;
  /** Text on `soft` or on a surface. */
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

/** One rule for each tone, as the variants of a recipe. */
export const byTone = (rule: (colors: ToneColors) => StyleRule): Record<Tone, StyleRule> => ({
  neutral: rule(toneColors.neutral),
  accent: rule(toneColors.accent),
  positive: rule(toneColors.positive),
  caution: rule(toneColors.caution),
  critical: rule(toneColors.critical),
});
