/** What a tab of the browser remembers until it is closed, also over a reload. Nothing personal, and no secret. */

/** @returns null for nothing, also where the browser keeps nothing */
export function readTab(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Remembers a text, or forgets it; where the browser keeps nothing, nothing is remembered. */
export function writeTab(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // blocked or full
  }
}
