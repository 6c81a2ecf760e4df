import { SLOAN } from '@isopter/clinical/contrast';
import { pick, type Random } from '../random.ts';

/** So many different letters. */
export function drawLetters(count: number, random: Random): string {
  let left: readonly string[] = SLOAN;
  let drawn = '';
  for (let i = 0; i < count; i += 1) {
    const letter = pick(left, random);
    drawn += letter;
    left = left.filter((one) => one !== letter);
  }
  return drawn;
}

/** How many letters were named rightly, each in its place. */
export const rightLetters = (question: string, answer: string): number =>
  Array.from(question).filter((letter, i) => letter === answer[i]).length;
