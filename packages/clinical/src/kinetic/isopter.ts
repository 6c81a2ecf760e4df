import type { Point } from '../point.ts';
import type { DirectionState, KineticAnswer, KineticDirection } from './types.ts';
import { angleOf, DIRECTIONS } from './directions.ts';
import { isFalsePositive } from './statistics.ts';

/** The distance from fixation in degrees below which a position has no direction. */
const FIXATION = 0.5;

/** The eccentricity in degrees at which a direction without a position is marked. */
export const RIM = 84;

/** The position at an angle and a distance from fixation, both in degrees. */
const placeAt = (angle: number, radius: number): Point => {
  const turn = (angle * Math.PI) / 180;
  return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
};

/** The angle of a response. It is taken from its position, regardless of how a device counts directions. */
function angleOfAnswer({ direction, x, y }: KineticAnswer): number {
  if (Math.hypot(x, y) < FIXATION) return angleOf(direction);
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

function stateOf({ viewed }: KineticAnswer, isValid: boolean): DirectionState {
  if (!isValid) return 'too_early';
  return viewed ? 'seen' : 'not_seen';
}

/**
 * The results for the directions of an eye, in order: the newest answer of each counts; one that came too early counts
 * only if there is no other. Checks belong to no direction.
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
      const angle = angleOfAnswer(answer);
      if (state === 'seen') return { direction, angle, x, y, state, radius: Math.hypot(x, y) };
      return { direction, angle, ...placeAt(angle, RIM), state, radius: 0 };
    });
}

const isKnown = ({ state }: KineticDirection): boolean => state !== 'too_early';

/** The pairs of known neighbouring directions, including the last and the first. */
export function neighbours(
  directions: readonly KineticDirection[],
): readonly (readonly [KineticDirection, KineticDirection])[] {
  const known = new Map(directions.filter(isKnown).map((one) => [one.direction, one]));
  return [...known.values()].flatMap((one) => {
    const next = known.get((one.direction % DIRECTIONS) + 1);
    return next ? [[one, next] as const] : [];
  });
}

/**
 * The area of the triangle between fixation and two neighbours in square degrees; negative if they are in clockwise
 * order.
 */
const sector = ([one, next]: readonly [KineticDirection, KineticDirection]): number =>
  (one.radius * next.radius * Math.sin(((next.angle - one.angle) * Math.PI) / 180)) / 2;

/** The area within the isopter on a plane map of the field in square degrees; `null` until every direction is known. */
export function areaOf(directions: readonly KineticDirection[]): number | null {
  const pairs = neighbours(directions);
  return pairs.length === DIRECTIONS ? Math.abs(pairs.reduce((sum, pair) => sum + sector(pair), 0)) : null;
}

/** The mean distance of the isopter from fixation over the known directions; `null` if none is known. */
export function meanRadius(directions: readonly KineticDirection[]): number | null {
  const known = directions.filter(isKnown);
  return known.length === 0 ? null : known.reduce((sum, { radius }) => sum + radius, 0) / known.length;
}
