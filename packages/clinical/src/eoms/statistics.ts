import { ALL_AROUND, onCircle, SIX_CARDINAL } from '../gaze/directions.ts';
import type { Attempt, EyeMovements, Movement } from './types.ts';

/** The expected excursion of an eye in degrees: the end position of the headset's target. */
export const EXPECTED = 30;

/** The directions of an algorithm: 6 in version 1, 8 above it, and where the version is not known (EOM-02). */
export const directionsOf = (eoms_algorithm_version: number | null | undefined): readonly number[] =>
  eoms_algorithm_version === 1 ? SIX_CARDINAL : ALL_AROUND;

/** The fraction of the expected excursion reached by an eye along the direction; sideways deviation is ignored. */
export function shareOf({ direction, x, y }: Attempt): number {
  const target = onCircle(direction, EXPECTED);
  return (x * target.x + y * target.y) / EXPECTED ** 2;
}

/** The shortfall and the excess per grade, as shares of the expected excursion. */
const UNDER = 0.25;
const OVER = 0.1;
/** The share up to which a shortfall or an excess is normal. */
const NORMAL = 0.1;

/**
 * The clinical grade of a movement: 0 is normal, -4 does not leave the midline; each grade is a quarter of the
 * excursion. Beyond the expected position each grade is a tenth, at most 4. The negative scale is the usual one for
 * versions; the positive scale is our own.
 */
export function gradeOf(share: number): number {
  const beyond = share - 1;
  if (Math.abs(beyond) <= NORMAL) return 0;
  return beyond < 0 ? Math.max(-4, -Math.ceil(-beyond / UNDER - 0.5)) || -1 : Math.min(4, Math.round(beyond / OVER));
}

function movementOf(direction: number, attempts: readonly Attempt[]): Movement {
  const shares = attempts.map(shareOf);
  const share = shares.length > 0 ? Math.max(...shares) : null;
  const best = share === null ? null : (attempts[shares.indexOf(share)] ?? null);
  return {
    direction,
    ...onCircle(direction, EXPECTED),
    attempts,
    best,
    share,
    grade: share === null ? null : gradeOf(share),
  };
}

/**
 * The movements of an eye in the requested directions; attempts in other directions are included but do not count
 * towards the share that was tried.
 */
export function movementsOf(attempts: readonly Attempt[], asked: readonly number[] = ALL_AROUND): EyeMovements {
  const own = attempts.filter(({ direction }) => direction > 0);
  const shown = ALL_AROUND.filter(
    (direction) => asked.includes(direction) || own.some((one) => one.direction === direction),
  );
  const movements = shown.map((direction) =>
    movementOf(
      direction,
      own.filter((one) => one.direction === direction),
    ),
  );
  const tried = movements.filter(({ direction, share }) => share !== null && asked.includes(direction)).length;
  return { movements, tried: Math.min(1, tried / asked.length) };
}
