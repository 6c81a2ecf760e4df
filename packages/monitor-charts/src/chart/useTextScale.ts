import { useSyncExternalStore } from 'react';

/** The font size of a browser whose reader has not chosen another, in pixels. */
const USUAL = 16;

const scaleOf = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;

/** Observes an element as wide as a letter, because no event reports a change of the text size. */
function subscribe(changed: () => void): () => void {
  const probe = document.createElement('div');
  probe.setAttribute('aria-hidden', 'true');
  probe.style.cssText = 'position:absolute;visibility:hidden;inline-size:1rem;block-size:0';
  document.body.append(probe);
  const observer = new ResizeObserver(changed);
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
}

/** How large the reader has the text of the page: 1 as a browser comes, 2 at 200 %. It changes with the page. */
export const useTextScale = (): number => useSyncExternalStore(subscribe, scaleOf, () => 1);
