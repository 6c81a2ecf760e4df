import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** A change of size counts when it has come to rest for this long (milliseconds, MON-17). */
const REST = 300;

/** The size of an element in pixels, and where to attach it. */
export function useSize<E extends HTMLElement>(): { ref: RefObject<E | null>; width: number; height: number } {
  const ref = useRef<E>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, REST);
    });
    measure();
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return { ref, ...size };
}
