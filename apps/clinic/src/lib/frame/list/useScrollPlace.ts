import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How far the list of an entry of the browser's history was scrolled, from the list outward to the page. */
const places = new Map<number, readonly number[]>();

/** The scrolling parts of a list and what it stands in. */
function scrollers(list: Element): Element[] {
  const found = [...list.querySelectorAll('[data-part="scroller"]')];
  for (let around: Element | null = list; around; around = around.parentElement) found.push(around);
  return found;
}

/** The mark of this entry of the history; an entry made later in its place is another one. */
function markOfEntry(): number {
  const state = (history.state ?? {}) as { list?: number };
  const list = state.list ?? performance.timeOrigin + performance.now();
  if (state.list === undefined) history.replaceState({ ...state, list }, '');
  return list;
}

/**
 * On Back a list is scrolled as it was left, where its rows are there at once.
 * @returns for the element around the list
 */
export function useScrollPlace<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const entry = markOfEntry();
    const known = places.get(entry) ?? [];
    scrollers(list).forEach((part, index) => (part.scrollTop = known[index] ?? part.scrollTop));
    return () =>
      void places.set(
        entry,
        scrollers(list).map(({ scrollTop }) => scrollTop),
      );
  }, []);
  return ref;
}
