/** Names of directions, as the patient sees them. */
export const DIRECTIONS = ['right', 'upRight', 'up', 'upLeft', 'left', 'downLeft', 'down', 'downRight'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const ARROWS = ['→', '↗', '↑', '↖', '←', '↙', '↓', '↘'] as const;

/**
 * The one place that says what the codes 1 to 8 of a direction mean: 1 = right, then counter-clockwise in steps of 45°,
 * as FrACT counts them from 0. It is where the gap of a Landolt C is, or the open side of an E.
 */
export function directionOf(code: number | null): { name: Direction; arrow: string; degrees: number } | null {
  const name = code === null ? undefined : DIRECTIONS[code - 1];
  const arrow = code === null ? undefined : ARROWS[code - 1];
  return code === null || !name || !arrow ? null : { name, arrow, degrees: 45 * (code - 1) };
}
