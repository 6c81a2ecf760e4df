import type { MotilityWords } from '../motility/motility.texts.ts';
import { directionText } from '../motility/gaze/speech.ts';
import type { Movement } from './types.ts';

type Format = (value: number) => string;

/** A grade with its sign, 0 without one: "−2", "+1". */
export const signed = (grade: number, format: Format): string =>
  grade === 0 ? format(0) : `${grade < 0 ? '−' : '+'}${format(Math.abs(grade))}`;

export const percentText = (texts: MotilityWords, share: number, format: Format): string =>
  texts.percent({ value: format(Math.round(100 * share)) });

/** The announced description of a direction: "right, 43% of the way, grade −2, attempts: 3". */
export function movementText(texts: MotilityWords, movement: Movement, format: Format): string {
  const { share, grade, attempts } = movement;
  const direction = directionText(texts, movement.direction);
  if (share === null || grade === null) return texts.eomsUntested({ direction });
  return texts.eomsReach({
    direction,
    percent: percentText(texts, share, format),
    grade: signed(grade, format),
    attempts: format(attempts.length),
  });
}
