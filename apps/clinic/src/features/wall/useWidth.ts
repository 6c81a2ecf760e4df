import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** A change of size counts when it has come to rest for this long (milliseconds, MON-17). */
const REST = 300;

/** The text size that lengths of a layout are given for, in pixels. */
const TEXT = 16;

/**
 * The width of an element in pixels of a text of 16 px, and where to attach it: with text of twice the size, an element is
 * half as wide. 0 before it is measured.
 */
export function useWidth<E extends HTMLElement>(): { ref: RefObject<E | null>; width: number } {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = (): void => {
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || TEXT;
      setWidth((element.clientWidth * TEXT) / text);
    };
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
  return { ref, width };
}
