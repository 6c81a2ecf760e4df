import { toneShare } from '@isopter/clinical/audiology';
import type { Ear } from '@isopter/contract';
import { hughsonWestlake, type Next, type Trial } from './hughsonWestlake.ts';
import { screen, SCREENING, screeningLevel } from './screening.ts';
import { afterSilence, afterTone, isSilenceDue, NO_SILENCES, type Silences } from './silence.ts';
import type { Random } from '../random.ts';

/** The tests of hearing, by their API names. */
export const STRATEGIES = ['PURE_TONE', 'PURE_TONE_SCREENING'] as const;
export type Strategy = (typeof STRATEGIES)[number];

/**
 * Frequencies in their order, Hz: from 1000 upwards, 1000 once more, then downwards (ASHA, Guidelines for manual pure-tone
 * threshold audiometry, 2005). The eight of them are the eight threshold records that make a whole test [AUD-02].
 */
const FREQUENCIES: Readonly<Record<Strategy, readonly number[]>> = {
  PURE_TONE: [1000, 2000, 3000, 4000, 6000, 8000, 1000, 500, 250],
  PURE_TONE_SCREENING: SCREENING.frequencies,
};

/** The loudest tone of a frequency, dB HL: our own choice, well below what could do harm in a second. */
const loudestOf = (frequency: number): number => (frequency < 500 || frequency >= 8000 ? 90 : 100);

/** The plan for one ear; `age` in years. */
export interface ExamPlan {
  readonly ear: Ear;
  readonly strategy: Strategy;
  readonly age: number;
}

/** Result of a frequency: the level, dB HL, and whether it was heard; a retest keeps the better one. */
export interface Settled {
  readonly frequency: number;
  readonly level: number;
  readonly heard: boolean;
}

/** The examination of one ear: plain data, so that it can be stored and continued. */
export interface Exam {
  readonly plan: ExamPlan;
  readonly presented: number;
  /** The number of tones when the last frequency got its first threshold. */
  readonly settledAt: number;
  /** Which of the frequencies is being measured. */
  readonly stage: number;
  /** Tones of that frequency so far. */
  readonly trials: readonly Trial[];
  readonly thresholds: readonly Settled[];
  readonly silences: Silences;
}

export interface Tone {
  readonly frequency: number;
  /** dB HL. */
  readonly level: number;
}

export const startExam = (plan: ExamPlan): Exam => ({
  plan,
  presented: 0,
  settledAt: 0,
  stage: 0,
  trials: [],
  thresholds: [],
  silences: NO_SILENCES,
});

function nextOf({ plan }: Exam, trials: readonly Trial[], frequency: number): Next {
  if (plan.strategy === 'PURE_TONE_SCREENING') return screen(trials, screeningLevel(plan.age));
  return hughsonWestlake(trials, loudestOf(frequency));
}

/** The next tone, or null when the ear is finished. */
export function nextTone(exam: Exam): Tone | null {
  const frequency = FREQUENCIES[exam.plan.strategy][exam.stage];
  if (frequency === undefined) return null;
  const next = nextOf(exam, exam.trials, frequency);
  if (!('level' in next)) throw new Error(`${frequency} Hz is settled already`);
  return { frequency, level: next.level };
}

/** Returns whether a silent interval replaces the next tone. Screening is too short for silent intervals. */
export const isSilenceNext = ({ plan, silences }: Exam, random: Random): boolean =>
  plan.strategy === 'PURE_TONE' && isSilenceDue(silences, random);

/** Takes the answer to a silent interval. */
export const answerSilence = (exam: Exam, isPressed: boolean): Exam => ({
  ...exam,
  presented: exam.presented + 1,
  silences: afterSilence(exam.silences, isPressed),
});

const isBetter = (one: Settled, other: Settled): boolean =>
  one.heard !== other.heard ? one.heard : one.level < other.level;

/** The examination of an ear after an answer. */
export interface Taken {
  readonly exam: Exam;
  /**
   * Whether this tone is the threshold of its frequency. The better of two measurements counts, so a retest that is equal
   * or worse gives none.
   */
  readonly threshold: boolean;
  /** Whether this tone ends the second measurement of its frequency. */
  readonly retest: boolean;
}

/** Takes the answer to a tone. */
export function answer(before: Exam, { frequency, level }: Tone, heard: boolean): Taken {
  const exam = { ...before, silences: afterTone(before.silences) };
  const presented = exam.presented + 1;
  const trials = [...exam.trials, { level, heard }];
  const next = nextOf(exam, trials, frequency);
  if ('level' in next) return { exam: { ...exam, presented, trials }, threshold: false, retest: false };
  const settled = { frequency, ...next.settled };
  const known = exam.thresholds.find((one) => one.frequency === frequency);
  const threshold = !known || isBetter(settled, known);
  const thresholds = threshold ? [...exam.thresholds.filter((one) => one !== known), settled] : exam.thresholds;
  const settledAt = known ? exam.settledAt : presented;
  const after = { ...exam, presented, settledAt, stage: exam.stage + 1, trials: [], thresholds };
  return { exam: after, threshold, retest: known !== undefined };
}

/** The share of the frequencies that are measured: how tired a simulated listener is follows it. */
export const settledShare = ({ plan, stage }: Exam): number => stage / FREQUENCIES[plan.strategy].length;

/** The share of the expected tones that were answered. */
export const examProgress = ({ plan, presented, settledAt, thresholds }: Exam): number =>
  toneShare(thresholds.length, presented - settledAt, plan.strategy);
