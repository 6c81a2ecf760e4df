import type { KineticWords } from '../kinetic.texts.ts';
import type { KineticDirection } from '../types.ts';

/** The announced description of a direction: "45°, seen at 52.3°". */
export function directionText(
  texts: KineticWords,
  { angle: degrees, state, radius }: KineticDirection,
  format: (value: number) => string,
): string {
  const angle = format(Math.round(degrees) % 360);
  if (state === 'seen') return texts.directionSeen({ angle, radius: format(Math.round(10 * radius) / 10) });
  return state === 'not_seen' ? texts.directionNotSeen({ angle }) : texts.directionTooEarly({ angle });
}

/** The result of a direction in words. */
export const resultText = (texts: KineticWords, { state }: KineticDirection): string =>
  ({ seen: texts.seen, not_seen: texts.notSeen, too_early: texts.tooEarly })[state];
