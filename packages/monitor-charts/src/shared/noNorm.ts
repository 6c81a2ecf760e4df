import type { NoNorm } from '@isopter/clinical/norms';
import type { sharedWords } from './shared.texts.ts';

/** The texts about norms that do not apply. */
export type NoNormWords = Pick<typeof sharedWords, 'noNormBelow' | 'noNormAbove' | 'noNormAge'>;

/** Returns why a norm does not apply to a person, in words. */
export function noNormText(none: NoNorm, words: NoNormWords, format: (value: number) => string): string {
  if (none.why === 'unknownAge') return words.noNormAge;
  const years = { years: format(none.years) };
  return none.why === 'below' ? words.noNormBelow(years) : words.noNormAbove(years);
}
