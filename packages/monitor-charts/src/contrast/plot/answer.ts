import { isRight, lettersOf } from '@isopter/clinical/contrast';
import type { ContrastWords } from '../contrast.texts.ts';
import type { ContrastRecord } from '../types.ts';

/** The texts in which an answer is judged. */
type AnswerWords = Pick<ContrastWords, 'right' | 'wrong' | 'outOfPlace'>;

/** The number of letters named in their places. */
export const inPlace = (record: ContrastRecord): number => lettersOf(record).filter((letter) => letter.isRight).length;

/**
 * How an answer is judged: right when any of its letters is in the question (CON-02). A letter that is not in its place
 * does not count for the result, and is not called right without saying so.
 */
export function answerText(texts: AnswerWords, record: ContrastRecord): string {
  if (!isRight(record)) return texts.wrong;
  return inPlace(record) === 0 ? texts.outOfPlace : texts.right;
}
