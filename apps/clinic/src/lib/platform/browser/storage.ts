/** The storage of this browser, or of this tab. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** @returns the stored text; null if there is none, or if the browser blocks storage */
export function readItem(area: StorageArea, name: string): string | null {
  try {
    return globalThis[area].getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it with `null`. @returns false if the browser blocks storage, or has no room left */
export function writeItem(area: StorageArea, name: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[area].removeItem(name);
    else globalThis[area].setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes everything. @returns false if the browser blocks storage */
export function clearItems(area: StorageArea): boolean {
  try {
    globalThis[area].clear();
    return true;
  } catch {
    return false;
  }
}
