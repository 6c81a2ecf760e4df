/**
 * Values kept in a browser tab until it is closed; they survive a reload. Personal data and secrets must not be stored here.
 */

/** @returns the stored text; null if there is none, or if the browser blocks storage */
export function readTab(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it with `null`. Does nothing if the browser blocks storage. */
export function writeTab(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // blocked or full
  }
}
