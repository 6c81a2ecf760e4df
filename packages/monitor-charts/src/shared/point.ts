/** A place in a plot, in its own units: x to the right, y up. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
