import { type RefCallback, useCallback, useState } from 'react';

/**
 * Whether an element holds more than it shows at once, in height or in width, kept up to date; a scroller without
 * controls needs the focus.
 */
export function useOverflows(): [ref: RefCallback<HTMLElement>, overflows: boolean] {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = (): void =>
      setOverflows(element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // what is inside grows where the element itself does not
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return [ref, overflows];
}
