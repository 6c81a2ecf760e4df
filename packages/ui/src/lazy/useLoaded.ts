import { useEffect, useState } from 'react';
import { loadPart } from './loadPart.ts';
import { useUnopened } from './useUnopened.ts';

/**
 * A part that is loaded when it is wanted for the first time, such as what a button opens; `null` until it is there.
 * Where it cannot be loaded a toast says so, and wanting it again tries again.
 * @param load always the same function; a bundler hears of failures only where it is `import()` alone
 * @param isWanted whether the part is wanted now
 * @param fail called when it cannot be loaded
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
