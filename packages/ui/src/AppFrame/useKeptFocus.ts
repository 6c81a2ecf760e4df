import { type RefObject, useEffect } from 'react';

/** The page was loaded and shows its first screen: focus begins at the top, with the link that skips to the screen. */
let isLoaded = false;

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

const isDialog = (node: Node): boolean =>
  node instanceof Element && (node.matches('[role$="dialog"]') || node.querySelector('[role$="dialog"]') !== null);

/**
 * Moves the focus to the screen if it would fall to the body: when the path changes, and when a dialog closes that
 * opened automatically or whose button was removed. Otherwise the keyboard starts again at the top of the page.
 */
export function useKeptFocus(screen: RefObject<HTMLElement | null>, path: string | undefined): void {
  useEffect(() => {
    if (path === undefined) return undefined;
    if (isLoaded && isLost()) screen.current?.focus({ preventScroll: true });
    // the first screen is shown once what belongs to the load has run
    const timer = setTimeout(() => (isLoaded = true));
    return () => clearTimeout(timer);
  }, [path, screen]);

  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      if (isLost()) screen.current?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver((changes) => {
      if (!changes.some(({ removedNodes }) => [...removedNodes].some(isDialog))) return;
      cancelAnimationFrame(frame);
      // the dialog itself looks for what had the focus before it in the next frame
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(look);
      });
    });
    observer.observe(document.body, { childList: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [screen]);
}
