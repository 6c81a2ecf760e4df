import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element holds more than it shows at once, kept up to date; a scroller without controls needs the focus. */
export function useOverflows(): [ref: RefCallback<HTMLElement>, overflows: boolean] {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = (): void => setOverflows(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, overflows];
}
