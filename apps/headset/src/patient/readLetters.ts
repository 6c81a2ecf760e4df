import { SLOAN } from '../contrast/letters.ts';
import { pick, type Random } from '../random.ts';
import type { Profile } from './profiles.ts';
import { answerTime, clarity, lapseOf } from './readOptotype.ts';

/** Width of the psychometric function, log CS (own choice: nine tenths within a triplet's step of the threshold). */
const SLOPE = 0.07;

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
  const clear = clarity(sensitivity - level, SLOPE);
  const seen = (1 - lapseOf(profile, share)) * clear;
  const answer = Array.from(question, (letter) => (random() < seen ? letter : pick(SLOAN, random))).join('');
  const seconds = answerTime(clear, random) + 0.5 * (question.length - 1);
  return { answer, seconds };
}
