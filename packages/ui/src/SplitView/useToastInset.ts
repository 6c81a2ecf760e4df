import { type RefObject, useLayoutEffect } from 'react';

/** The height that toasts keep clear at the foot of the window, as a custom property of the document. */
export const toastInset = '--isopter-toast-inset';

/** Tells toasts how high a bar at the foot of the window is, for as long as it is there: they never cover it. */
export function useToastInset(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(toastInset, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(toastInset);
    };
  }, [bar]);
}
