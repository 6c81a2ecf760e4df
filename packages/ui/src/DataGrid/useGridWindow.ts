import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows drawn beyond the edges, so that a quick scroll finds them there. */
const OVERSCAN = 4;
/** A window moves by this many rows at a time: fewer, larger steps. */
const STEP = 4;

/** Which rows are drawn: from one up to, and without, another. */
export interface GridWindow {
  from: number;
  to: number;
}

/** The rows in sight of a scrolled list with rows of one height, and some around them. All arguments in pixels. */
export function windowAt(scrolled: number, height: number, rowHeight: number, count: number): GridWindow {
  const first = Math.floor(scrolled / rowHeight) - OVERSCAN;
  const shown = Math.ceil(height / rowHeight) + 2 * OVERSCAN + STEP;
  const from = Math.max(0, Math.min(Math.floor(first / STEP) * STEP, count - shown));
  return { from, to: Math.min(count, from + shown) };
}

/** Follows the scrolling of an element. Without virtualisation the window is everything. */
export function useGridWindow(
  scroller: RefObject<HTMLElement | null>,
  {
    count,
    rowHeight,
    height,
    isVirtualized,
  }: { count: number; rowHeight: number; height: number; isVirtualized: boolean },
): GridWindow {
  const [place, setPlace] = useState(0);
  const window = isVirtualized ? windowAt(place, height, rowHeight, count) : { from: 0, to: count };
  useEffect(() => {
    const element = scroller.current;
    if (!element || !isVirtualized) return undefined;
    const follow = (): void => {
      const now = element.scrollTop;
      // the same window: nothing to draw
      setPlace((before) =>
        windowAt(before, height, rowHeight, count).from === windowAt(now, height, rowHeight, count).from ? before : now,
      );
    };
    // drawn in the same frame, or the rows come after the place they belong to
    const scroll = (): void => flushSync(follow);
    element.addEventListener('scroll', scroll, { passive: true });
    follow();
    return () => element.removeEventListener('scroll', scroll);
  }, [scroller, isVirtualized, height, rowHeight, count]);
  return window;
}
