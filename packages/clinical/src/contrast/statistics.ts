import { answeredShare } from '../progress.ts';
import type { ContrastRecord, ContrastTest, Eye } from './types.ts';

/** The phases of the record that completes an eye, and of records to ignore (CON-02). */
export const PHASE = { complete: 2, ignored: 3 } as const;

/** The logarithm of 1 / Weber contrast: 0.00 for black on white, 2.00 for 1 %. */
export const logCsOf = (contrast: number): number => Math.round(-100 * Math.log10(contrast / 100)) / 100 + 0;

/** Returns whether a response is correct: at least one of its letters is in the question (CON-02). */
export const isRight = ({ question, answer }: ContrastRecord): boolean => {
  const asked = question.toUpperCase();
  return Array.from(answer.toUpperCase()).some((letter) => letter.trim() !== '' && asked.includes(letter));
};

/** The letters of a question, each with the letter named in its place and whether it is correct. */
export interface Letter {
  readonly asked: string;
  /** The named letter; `''` if none was named. */
  readonly named: string;
  readonly isRight: boolean;
}

/** The letters of a question with the letters named in their positions. */
export const lettersOf = (record: ContrastRecord): readonly Letter[] => {
  const asked = Array.from(record.question);
  const named = Array.from(record.answer);
  if (asked.length === 1) return [{ asked: record.question, named: record.answer, isRight: isRight(record) }];
  return asked.map((letter, i) => {
    const given = named[i]?.trim() ?? '';
    return { asked: letter, named: given, isRight: given.toUpperCase() === letter.toUpperCase() };
  });
};

/**
 * The usual number of questions of an eye: eight triplets of the letter chart, 12.5 % each (CON-01), and 14 single letters
 * of a staircase (median of simulated patients).
 */
export const usualQuestions = (strategy: ContrastTest['strategy']): number =>
  strategy === 'CONTRAST_SINGLE_OPTOTYPE' ? 14 : 8;

/** The share of the expected questions of an eye that were answered; 1 once a record completes the eye (CON-02). */
export const questionShare = (answered: number, isComplete: boolean, strategy: ContrastTest['strategy']): number =>
  isComplete ? 1 : answeredShare(answered, usualQuestions(strategy));

/** The eyes a test lists: both in one list when it is binocular (CON-01). The C-Suite tests each eye. */
export function eyesOf({ group, eye, monocular }: Omit<ContrastTest, 'strategy'>): readonly Eye[] {
  if (eye !== '') return [eye];
  return monocular || group === 'CSUITE' ? ['OS', 'OD'] : ['OU'];
}

/** The share of the letters of a question that must be named in their places for it to be passed: two of three. */
const PASSED = 2 / 3;

/**
 * Returns whether a question counts as passed for the result: two letters of three in their places, or its only letter.
 */
export function isPassed(record: ContrastRecord): boolean {
  const letters = lettersOf(record);
  return letters.filter((letter) => letter.isRight).length >= PASSED * letters.length;
}
