/** What the browser says about a page and its network. */
export interface PageWatcher {
  /** The browser lost its network. */
  onOffline: () => void;
  /** The network is back, or the page is looked at again: what waited may be tried at once. */
  onBack: () => void;
}

/**
 * Listens to the browser; outside of one there is nothing to hear.
 *
 * @returns what ends it
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
