import { answeredShare } from '@isopter/clinical';
import { LEVELS, PLACES } from '@isopter/clinical/stereopsis';
import { type Random, randomOf } from '../random.ts';
import { answered, type Descent, type Settled, startDescent } from './levels.ts';

/** The examination: plain data, so that it can be stored and continued. */
export interface Exam {
  readonly presented: number;
  readonly descent: Descent;
  readonly settled: Settled | null;
}

/** Four dots, one of which stands out. */
export interface Plate {
  /** Disparity in seconds of arc. */
  readonly arcsec: number;
  /** Place of the dot that stands out, 1 to 4 clockwise from the top. */
  readonly target: number;
}

export const startExam: Exam = { presented: 0, descent: startDescent, settled: null };

/** Any of the places, each as likely as the others. */
export const anyPlace = (random: Random): number => 1 + Math.floor(PLACES.length * random());

/** The next plate, or null when the test is over. The same state gives the same plate again. */
export function nextPlate({ presented, descent, settled }: Exam, runSeed: string): Plate | null {
  const arcsec = LEVELS[descent.level];
  if (settled || arcsec === undefined) return null;
  return { arcsec, target: anyPlace(randomOf(runSeed, 'plate', presented)) };
}

/** Takes the answer to a plate. `threshold` says whether it was the one that settles the test. */
export function answer(exam: Exam, isRight: boolean): { exam: Exam; threshold: boolean } {
  const presented = exam.presented + 1;
  const next = answered(exam.descent, isRight);
  if ('settled' in next) return { exam: { ...exam, presented, settled: next.settled }, threshold: true };
  return { exam: { ...exam, presented, descent: next }, threshold: false };
}

/** How far down the levels the test is: how tired a simulated patient is follows it. */
export const descentShare = ({ descent: { phase, level } }: Exam): number =>
  phase === 'confirming' ? 0.9 : (0.9 * level) / LEVELS.length;

/** The usual number of plates (median of simulated patients). */
const USUAL_PLATES = 24;

/** The share of the expected plates that were answered. */
export const examProgress = ({ presented, settled }: Exam): number =>
  settled ? 1 : answeredShare(presented, USUAL_PLATES);
