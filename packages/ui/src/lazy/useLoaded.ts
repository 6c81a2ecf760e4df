import { useEffect, useState } from 'react';

/**
 * A part that is loaded when it is wanted for the first time, such as what a button opens; `null` until it is there.
 * @param load always the same function; a bundler hears of failures only where it is `import()` alone
 * @param isWanted whether the part is wanted now
 * @param fail called when it cannot be loaded; wanting it again tries again
 */
export function useLoaded<T>(load: () => Promise<T>, isWanted: boolean, fail: () => void): T | null {
  const [part, setPart] = useState<{ loaded: T } | null>(null);
  useEffect(() => {
    if (!isWanted || part !== null) return undefined;
    let isGone = false;
    load().then(
      (loaded) => {
        if (!isGone) setPart({ loaded });
      },
      () => {
        if (!isGone) fail();
      },
    );
    return () => {
      isGone = true;
    };
  }, [load, isWanted, part, fail]);
  return part === null ? null : part.loaded;
}
