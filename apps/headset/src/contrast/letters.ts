import { pick, type Random } from '../random.ts';

/** The ten letters of Sloan, about equally legible, of which charts are made. */
export const SLOAN = ['C', 'D', 'H', 'K', 'N', 'O', 'R', 'S', 'V', 'Z'] as const;

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
