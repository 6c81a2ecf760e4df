import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CallState } from './useCall.ts';
import { oldFrom, staleSince } from './staleSince.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** A timer may come a little before the clock says so. */
const MARGIN = 20;

/** Whether the browser has a network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/**
 * Since when what is shown is out of date, milliseconds of the epoch; null while it is not.
 *
 * @param poll milliseconds between two times it is asked for; 0 = it is not asked for again just now
 */
export function useStaleSince(
  { asOf, error }: Pick<CallState<unknown>, 'asOf' | 'error'>,
  poll: number,
): number | null {
  const isOnline = useOnline();
  const from = oldFrom({ asOf, poll });
  const [, setNow] = useState(0);
  useEffect(() => {
    if (from === null) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, from - Date.now()) + MARGIN);
    return () => clearTimeout(timer);
  }, [from]);
  // oxlint-disable-next-line react/purity -- drawn again when the time has come
  return staleSince({ asOf, hasFailed: error !== undefined, isOnline, poll, now: Date.now() });
}
