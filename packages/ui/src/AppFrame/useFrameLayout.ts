import { useSyncExternalStore } from 'react';

/** How the frame shows its navigation: a column with words, a column of icons, or a sheet that a button opens. */
export type FrameLayout = 'full' | 'icons' | 'sheet';

/** Breakpoints in rem: 1100 and 720 pixels at the default text size. */
const ICONS_BELOW = 68.75;
const SHEET_BELOW = 45;

/** Text twice as large leaves the room of half a window, as enlarging the page does. A media query knows nothing of it. */
function read(): FrameLayout {
  const root = document.documentElement;
  const width = innerWidth / Number.parseFloat(getComputedStyle(root).fontSize);
  if (width < SHEET_BELOW) return 'sheet';
  return width < ICONS_BELOW ? 'icons' : 'full';
}

function subscribe(onChange: () => void): () => void {
  const text = new MutationObserver(onChange);
  text.observe(document.documentElement, { attributes: true });
  window.addEventListener('resize', onChange);
  return () => {
    text.disconnect();
    window.removeEventListener('resize', onChange);
  };
}

/** The layout for the present width of the window and size of its text; `full` where there is no window. */
export const useFrameLayout = (): FrameLayout => useSyncExternalStore(subscribe, read, () => 'full');
