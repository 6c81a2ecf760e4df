/**
 * Keeps the screen on while the page is visible.
 * @returns a function that ends it; null if the browser has no wake lock, or refuses it, as phones that save power do
 */
export async function keepScreenOn(): Promise<(() => Promise<void>) | null> {
  try {
    const lock = await navigator.wakeLock.request('screen');
    return () => lock.release().catch(() => undefined);
  } catch {
    return null;
  }
}
