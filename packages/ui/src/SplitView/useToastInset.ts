import { type RefObject, useLayoutEffect } from 'react';

/** The height that toasts keep clear at the foot of the window, as a custom property of the document. */
export const toastInset = '--isopter-toast-inset';

/** The width of a bar at the inline end of the window, which floating panels keep clear, as a custom property. */
export const barInset = '--isopter-bar-inset';

/** Publishes the size of a bar while it is mounted, so that toasts and floating panels never cover it. */
export function useToastInset(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(toastInset, `${element.offsetHeight}px`);
      style.setProperty(barInset, `${element.offsetWidth}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(toastInset);
      style.removeProperty(barInset);
    };
  }, [bar]);
}
