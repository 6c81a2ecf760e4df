import { useSyncExternalStore } from 'react';

/** How the frame shows its navigation: a column with words, a column of icons, or a sheet that a button opens. */
export type FrameLayout = 'full' | 'icons' | 'sheet';

const SHEET = '(width < 720px)';
const ICONS = '(width < 1100px)';

const read = (): FrameLayout => {
  if (matchMedia(SHEET).matches) return 'sheet';
  return matchMedia(ICONS).matches ? 'icons' : 'full';
};

function subscribe(onChange: () => void): () => void {
  const queries = [SHEET, ICONS].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

/** The layout for the present width of the window; `full` where there is no window. */
export const useFrameLayout = (): FrameLayout => useSyncExternalStore(subscribe, read, () => 'full');
