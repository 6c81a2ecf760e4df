import { hasUnfinished, hasUnsaved } from './leaving.ts';

const onBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Lets reloading and closing the page ask in the browser's own words, as long as something would be lost; a listener that
 * is always there would keep pages out of the browser's cache.
 */
export function askOnClosing(): void {
  if (hasUnsaved() || hasUnfinished()) addEventListener('beforeunload', onBeforeUnload);
  else removeEventListener('beforeunload', onBeforeUnload);
}
