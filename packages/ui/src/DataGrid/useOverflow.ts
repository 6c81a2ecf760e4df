import { type RefObject, useLayoutEffect } from 'react';

/**
 * Marks a grid with `data-overflows` while its columns are wider than it:
 * only then is the row header pinned. The browser makes each pinned cell a separate layer, which slows fast scrolling.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const content = element?.querySelector('[data-part="head"]');
    if (!element || !content) return undefined;
    const mark = (): void => {
      element.toggleAttribute('data-overflows', element.scrollWidth > element.clientWidth);
    };
    mark();
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [ref]);
}
