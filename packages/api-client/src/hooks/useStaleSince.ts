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

/** Timers may fire slightly early: tolerance in milliseconds. */
const MARGIN = 20;

/** Returns whether the browser is online. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/**
 * The time since which the shown data are out of date, in milliseconds since the epoch; `null` while they are current.
 * @param poll the polling interval in milliseconds; 0 if polling is paused
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
