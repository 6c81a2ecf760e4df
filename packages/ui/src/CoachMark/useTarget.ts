import { type RefObject, useLayoutEffect } from 'react';

/** The attribute of the element that a step is about, while it is shown. */
export const TARGET = 'data-coach-target';

/** Brings the element a step is about into view, and marks it for as long as the step is shown. */
export function useTarget(target: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    // at once: nothing moves that the reader has to follow
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    element.setAttribute(TARGET, '');
    return () => element.removeAttribute(TARGET);
  }, [target]);
}
