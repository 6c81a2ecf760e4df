import { useEffect, useState } from 'react';
import { loadPart } from './loadPart.ts';
import { useUnopened } from './useUnopened.ts';

/**
 * Loads a part when it is first needed, such as the content a button opens. If that fails, a toast reports it, and
 * the part is loaded again when it is needed again.
 * @param load always the same function; a bundler detects failures only if it contains nothing but the `import()`
 * @param isWanted whether the part is currently needed
 * @param fail called when it cannot be loaded
 * @returns the part, or `null` until it is loaded
 */
export function useLoaded<T>(load: () => Promise<T>, isWanted: boolean, fail: () => void): T | null {
  const [part, setPart] = useState<{ loaded: T } | null>(null);
  const tell = useUnopened();
  useEffect(() => {
    if (!isWanted || part !== null) return undefined;
    let isGone = false;
    loadPart(load).then(
      (loaded) => {
        if (!isGone) setPart({ loaded });
      },
      () => {
        if (isGone) return;
        tell();
        fail();
      },
    );
    return () => {
      isGone = true;
    };
  }, [load, isWanted, part, fail, tell]);
  return part === null ? null : part.loaded;
}
