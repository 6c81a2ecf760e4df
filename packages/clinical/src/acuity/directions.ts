/** The names of directions from the patient's view. */
export const DIRECTIONS = ['right', 'upRight', 'up', 'upLeft', 'left', 'downLeft', 'down', 'downRight'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const ARROWS = ['→', '↗', '↑', '↖', '←', '↙', '↓', '↘'] as const;

/**
 * The direction of a code from 1 to 8: 1 is right, then counter-clockwise in steps of 45° (FrACT counts them from 0).
 * It is the direction of the gap of a Landolt C or of the open side of an E. The meaning of the codes is defined only
 * here.
 */
export function directionOf(code: number | null): { name: Direction; arrow: string; degrees: number } | null {
  const name = code === null ? undefined : DIRECTIONS[code - 1];
  const arrow = code === null ? undefined : ARROWS[code - 1];
  return code === null || !name || !arrow ? null : { name, arrow, degrees: 45 * (code - 1) };
}
