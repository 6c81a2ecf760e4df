import { type RefCallback, useCallback, useState } from 'react';
import { onPanelsChange, openPanelBoxes } from '../FloatingPanel/openPanels.ts';
import { raiseOver } from './raiseOver.ts';

/** Keeps toasts clear of floating panels and of the buttons that {@link keepClear} names. @returns a ref for the region, and how far to raise it, in pixels */
export function useRaise(): [RefCallback<HTMLElement>, number] {
  const [raise, setRaise] = useState(0);
  const ref = useCallback((region: HTMLElement | null) => {
    if (!region) return undefined;
    const measure = (): void => {
      // offsets, unlike client rectangles, do not include the raise
      const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = region;
      const box = { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
      setRaise(raiseOver(box, openPanelBoxes()));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(region);
    observer.observe(document.documentElement);
    const end = onPanelsChange(measure);
    // buttons move with what they are scrolled with
    const scroll = new AbortController();
    addEventListener('scroll', measure, { capture: true, passive: true, signal: scroll.signal });
    return () => {
      observer.disconnect();
      end();
      scroll.abort();
    };
  }, []);
  return [ref, raise];
}
