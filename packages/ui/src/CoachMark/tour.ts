/** The current position in a tour. */
export interface Position {
  /** The index of the step that is shown. */
  index: number;
  isFirst: boolean;
  isLast: boolean;
}

/** The position of a step in a tour of so many; a step that is not there is the nearest one. */
export function positionOf(step: number, count: number): Position {
  const index = Math.min(Math.max(Math.trunc(step), 0), Math.max(count - 1, 0));
  return { index, isFirst: index === 0, isLast: index >= count - 1 };
}
