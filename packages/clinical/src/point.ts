/** A position: x to the right and y up in the units of a kind of test, or x to the right and y down in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The id of a position: its two coordinates, "9,-3". */
export const idOf = ({ x, y }: Point): string => `${x},${y}`;

/** The position with left and right exchanged, which converts that of a right eye to that of a left eye. */
export const mirrored = <T extends Point>(point: T): T => ({ ...point, x: point.x === 0 ? 0 : -point.x });
