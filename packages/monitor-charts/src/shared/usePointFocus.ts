import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { pointAfterKey } from './navigation.ts';
import type { Point } from './point.ts';

interface PointFocus<P> {
  svgRef: RefObject<SVGSVGElement | null>;
  /** The point that has the focus. */
  focused: P | undefined;
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
}

const isAt = (one: Point, other: Point | null): boolean => one.x === other?.x && one.y === other.y;

/**
 * The keyboard path of a plot. The plot is one stop of the tab key; arrow keys enter the points where they were left and
 * move on to the nearest one in that direction, Home and End to the first and last, Escape goes back to the plot.
 *
 * @param afterKey another order of the points: the index a key leads to, undefined for keys that lead nowhere
 * @param first `data-index` of the first point: where the oldest are no longer drawn, the others keep their numbers
 */
export function usePointFocus<P extends Point>(
  points: readonly P[],
  onPointChange: ((point: P | null) => void) | undefined,
  afterKey: (points: readonly P[], from: number | null, key: string) => number | undefined = pointAfterKey,
  first = 0,
): PointFocus<P> {
  const svgRef = useRef<SVGSVGElement>(null);
  const [place, setPlace] = useState<P | null>(null);
  const last = useRef<P | null>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && place) {
      svgRef.current?.focus();
      event.stopPropagation();
      return;
    }
    const at = points.findIndex((point) => isAt(point, place));
    const remembered = points.findIndex((point) => isAt(point, last.current));
    const entering = at < 0 && remembered >= 0 && event.key.startsWith('Arrow');
    const next = entering ? remembered : afterKey(points, at < 0 ? null : at, event.key);
    if (next === undefined) return;
    event.preventDefault();
    svgRef.current?.querySelector<SVGElement>(`[data-index="${first + next}"]`)?.focus();
  };

  const onFocus = (event: FocusEvent): void => {
    const index = (event.target as SVGElement).dataset['index'];
    const point = index === undefined ? null : (points[Number(index) - first] ?? null);
    last.current = point ?? last.current;
    setPlace(point);
    onPointChange?.(point);
  };

  const onBlur = (): void => {
    setPlace(null);
    onPointChange?.(null);
  };

  const focused = place ? points.find((point) => isAt(point, place)) : undefined;
  return { svgRef, focused, handlers: { onKeyDown, onFocus, onBlur } };
}
