import { useSyncExternalStore } from 'react';

const isVisible = (): boolean => document.visibilityState === 'visible';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the page is on the screen: browsers stop cameras of hidden pages. */
export const usePageVisible = (): boolean => useSyncExternalStore(subscribe, isVisible);
