import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { PerimetryLocation } from '../types.ts';
import { pointAfterKey } from './navigation.ts';

interface PointFocus {
  svgRef: RefObject<SVGSVGElement | null>;
  /** The point that has the focus. */
  focused: PerimetryLocation | undefined;
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
}

const isAt = (one: PerimetryLocation, other: PerimetryLocation | null): boolean =>
  one.x === other?.x && one.y === other.y;

/**
 * The keyboard path of a plot. The plot is one stop of the tab key; arrow keys enter the points where they were left and
 * move on to the nearest one in that direction, Home and End to the first and last, Escape goes back to the plot.
 */
export function usePointFocus(
  locations: readonly PerimetryLocation[],
  onPointChange: ((location: PerimetryLocation | null) => void) | undefined,
): PointFocus {
  const svgRef = useRef<SVGSVGElement>(null);
  const [place, setPlace] = useState<PerimetryLocation | null>(null);
  const last = useRef<PerimetryLocation | null>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && place) {
      svgRef.current?.focus();
      event.stopPropagation();
      return;
    }
    const at = locations.findIndex((location) => isAt(location, place));
    const remembered = locations.findIndex((location) => isAt(location, last.current));
    const entering = at < 0 && remembered >= 0 && event.key.startsWith('Arrow');
    const next = entering ? remembered : pointAfterKey(locations, at < 0 ? null : at, event.key);
    if (next === undefined) return;
    event.preventDefault();
    svgRef.current?.querySelector<SVGElement>(`[data-index="${next}"]`)?.focus();
  };

  const onFocus = (event: FocusEvent): void => {
    const index = (event.target as SVGElement).dataset['index'];
    const location = index === undefined ? null : (locations[Number(index)] ?? null);
    last.current = location ?? last.current;
    setPlace(location);
    onPointChange?.(location);
  };

  const onBlur = (): void => {
    setPlace(null);
    onPointChange?.(null);
  };

  const focused = place ? locations.find((location) => isAt(location, place)) : undefined;
  return { svgRef, focused, handlers: { onKeyDown, onFocus, onBlur } };
}
