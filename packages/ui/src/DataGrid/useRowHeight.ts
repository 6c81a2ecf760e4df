import { type RefObject, useLayoutEffect, useState } from 'react';

/** Height of a row in pixels in the comfortable density: right mostly, so nothing is drawn twice. */
const USUAL = 47;

/** Block size in pixels of an element as high as a row: it changes with the density and the size of text. */
export function useRowHeight(probe: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(USUAL);
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return undefined;
    const measure = (): void => setHeight(element.offsetHeight || USUAL);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [probe]);
  return height;
}
