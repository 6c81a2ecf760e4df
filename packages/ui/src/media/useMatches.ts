import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches the window, now and whenever it changes; `false` where there is no window. */
export function useMatches(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void): (() => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
