import { type RefObject, useLayoutEffect, useState } from 'react';

/** The inline size of an element in pixels, measured before it is painted and whenever it changes; Infinity before. */
export function useInlineSize(ref: RefObject<HTMLElement | null>): number {
  const [size, setSize] = useState(Infinity);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => setSize(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
