import type { Point } from '../../shared/point.ts';
import type { DirectionState, KineticAnswer, KineticDirection } from '../types.ts';
import { DIRECTIONS } from './read.ts';
import { isFalsePositive } from './statistics.ts';

/** The angle of a direction, degrees counter-clockwise from the patient's right: direction 1 is 0°, 7 straight up. */
export const angleOf = (direction: number): number => ((direction - 1) * 360) / DIRECTIONS;

/** Degrees between two directions. */
const APART = 360 / DIRECTIONS;

/** A direction without a place of its own is marked this far out, degrees. */
export const RIM = 84;

/** A place at an angle and a distance from fixation, both degrees. */
const placeAt = (angle: number, radius: number): Point => {
  const turn = (angle * Math.PI) / 180;
  return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
};

function stateOf({ viewed }: KineticAnswer, isValid: boolean): DirectionState {
  if (!isValid) return 'too_early';
  return viewed ? 'seen' : 'not_seen';
}

/**
 * What the directions of an eye came to, in their order: the newest answer of each counts, one that came too early only
 * where there is no other. Checks belong to no direction.
 */
export function directionsOf(answers: readonly KineticAnswer[]): readonly KineticDirection[] {
  const newest = new Map<number, KineticAnswer>();
  for (const answer of answers) {
    if (answer.is_blind_spot || answer.direction === 0) continue;
    const known = newest.get(answer.direction);
    if (!known || !isFalsePositive(answer) || isFalsePositive(known)) newest.set(answer.direction, answer);
  }
  return [...newest.values()]
    .toSorted((one, other) => one.direction - other.direction)
    .map((answer) => {
      const state = stateOf(answer, !isFalsePositive(answer));
      const { direction, x, y } = answer;
      if (state === 'seen') return { direction, x, y, state, radius: Math.hypot(x, y) };
      return { direction, ...placeAt(angleOf(direction), RIM), state, radius: 0 };
    });
}

const isKnown = ({ state }: KineticDirection): boolean => state !== 'too_early';

/** Pairs of known directions beside each other, the last and the first too. */
export function neighbours(
  directions: readonly KineticDirection[],
): readonly (readonly [KineticDirection, KineticDirection])[] {
  const known = new Map(directions.filter(isKnown).map((one) => [one.direction, one]));
  return [...known.values()].flatMap((one) => {
    const next = known.get((one.direction % DIRECTIONS) + 1);
    return next ? [[one, next] as const] : [];
  });
}

/** Area of the triangle between fixation and two neighbours, square degrees. */
const sector = ([one, next]: readonly [KineticDirection, KineticDirection]): number =>
  (one.radius * next.radius * Math.sin((APART * Math.PI) / 180)) / 2;

/** Square degrees within the isopter, on a plane map of the field; null until every direction is known. */
export function areaOf(directions: readonly KineticDirection[]): number | null {
  const pairs = neighbours(directions);
  return pairs.length === DIRECTIONS ? pairs.reduce((sum, pair) => sum + sector(pair), 0) : null;
}

/** Mean distance of the isopter from fixation over the known directions between two of them; null when none is known. */
export function meanRadius(directions: readonly KineticDirection[], from = 1, to: number = DIRECTIONS): number | null {
  const known = directions.filter((one) => isKnown(one) && one.direction >= from && one.direction <= to);
  return known.length === 0 ? null : known.reduce((sum, { radius }) => sum + radius, 0) / known.length;
}
