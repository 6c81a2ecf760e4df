/** A place: in the units of a kind x to the right and y up, in pixels x to the right and y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A name of a place among others: two numbers, "9,-3". */
export const idOf = ({ x, y }: Point): string => `${x},${y}`;

/** The place as its mirror image has it, left and right exchanged: a right eye's as a left eye has it. */
export const mirrored = <T extends Point>(point: T): T => ({ ...point, x: point.x === 0 ? 0 : -point.x });
