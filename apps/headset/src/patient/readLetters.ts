import { SLOAN } from '@isopter/clinical/contrast';
import { pick, type Random } from '../random.ts';
import type { Profile } from './profiles.ts';
import { answerTime, lapseOf } from './readOptotype.ts';

/**
 * Steepness of the Weibull function by which contrast is seen, about the same in everybody (Watson and Pelli, Perception
 * and Psychophysics 1983;33:113).
 */
const STEEPNESS = 3.5;

/** How much is really seen, 0 to 1, at a contrast `above` the threshold, log units: half at the threshold. */
const clarityOf = (above: number): number => 1 - 0.5 ** (10 ** (STEEPNESS * above));

/**
 * The letters the simulated patient names for those of a question, at a level of contrast and a sensitivity in log CS.
 * What is not seen is guessed, of ten letters.
 */
export function readLetters(
  question: string,
  level: number,
  sensitivity: number,
  profile: Profile,
  share: number,
  random: Random,
): { readonly answer: string; readonly seconds: number } {
  const clear = clarityOf(sensitivity - level);
  const seen = (1 - lapseOf(profile, share)) * clear;
  const answer = Array.from(question, (letter) => (random() < seen ? letter : pick(SLOAN, random))).join('');
  const seconds = answerTime(clear, random) + 0.5 * (question.length - 1);
  return { answer, seconds };
}
