import { FALSE_RESPONSE_RULE } from '@isopter/clinical/audiology';
import { judgeTrials } from '@isopter/clinical/perimetry';
import type { Random } from '../random.ts';

/** The silent intervals of an ear so far. */
export interface Silences {
  readonly given: number;
  readonly pressed: number;
  /** Tones since the last one. */
  readonly tones: number;
}

export const NO_SILENCES: Silences = { given: 0, pressed: 0, tones: 0 };

/** Tones between two silent intervals: irregular, so that no one presses, or waits, by rhythm (own choice). */
const BETWEEN = { least: 3, most: 6, chance: 0.4 } as const;

/** Returns whether a silent interval comes next: between tones, until the rule can judge the listener. */
export function isSilenceDue({ given, pressed, tones }: Silences, random: Random): boolean {
  if (tones < BETWEEN.least) return false;
  const isDecided =
    given >= FALSE_RESPONSE_RULE.trials || judgeTrials(FALSE_RESPONSE_RULE, pressed, given) !== 'undecided';
  return !isDecided && (tones >= BETWEEN.most || random() < BETWEEN.chance);
}

/** Takes a tone, which is not silent. */
export const afterTone = (silences: Silences): Silences => ({ ...silences, tones: silences.tones + 1 });

/** Takes a silent interval; every press in one is a false response. */
export const afterSilence = ({ given, pressed }: Silences, isPressed: boolean): Silences => ({
  given: given + 1,
  pressed: pressed + (isPressed ? 1 : 0),
  tones: 0,
});
