/** Callbacks for changes of the page and its network. */
export interface PageWatcher {
  /** Called when the browser goes offline. */
  onOffline: () => void;
  /**
   * Called when the browser is online again or the page becomes visible, so that pending attempts can be made
   * immediately.
   */
  onBack: () => void;
}

/**
 * Listens for online, offline and visibility changes; does nothing outside a browser.
 * @returns a function that stops listening
 */
export function watchPage({ onOffline, onBack }: PageWatcher): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') onBack();
  };
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onBack);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onBack);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
