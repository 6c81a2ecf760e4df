import { currentTime } from '@isopter/contract';
import { useNumberFormat } from '@isopter/ui';
import { useCallback, useSyncExternalStore } from 'react';

const SECOND = 1_000;
const listeners = new Set<() => void>();
let clock: ReturnType<typeof setInterval> | undefined;

/** One clock for all that is shown. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  clock ??= setInterval(() => listeners.forEach((tell) => tell()), SECOND);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  };
}

const now = (): number => Math.floor(Date.now() / SECOND);

const nowOfServer = (): number => Math.floor(currentTime().getTime() / SECOND);

/** Returns the current time to the second, second by second. */
export const useNow = (): Date => new Date(useSyncExternalStore(subscribe, nowOfServer) * SECOND);

/** The time that {@link useClock} goes by, to the second (milliseconds of the epoch). */
export const readClock = (): number => now() * SECOND;

/**
 * What the clock says, asked for every second; the component is drawn again only if the answer differs.
 * @param read what is read of the time (milliseconds of the epoch)
 */
export const useClock = <T extends string | number | boolean | null>(read: (time: number) => T): T =>
  useSyncExternalStore(subscribe, () => read(readClock()));

/** How many seconds ago a moment was (an ISO 8601 time, or milliseconds of the epoch), second by second. */
export const useElapsed = (since: string | number): number => {
  const start = Math.floor((typeof since === 'number' ? since : Date.parse(since)) / SECOND);
  return useClock((time) => Math.max(0, time / SECOND - start));
};

/** Writes a duration in seconds as minutes and seconds, such as 3:38. */
export function useDuration(): (seconds: number) => string {
  const number = useNumberFormat({ useGrouping: false });
  const twoDigits = useNumberFormat({ minimumIntegerDigits: 2 });
  return useCallback(
    (seconds) => `${number(Math.floor(seconds / 60))}:${twoDigits(Math.floor(seconds % 60))}`,
    [number, twoDigits],
  );
}

/** Writes a duration in seconds in words, such as 3 min 38 sec: next to times of day, 12:00 would be noon. */
export function useDurationText(): (seconds: number) => string {
  const minute = useNumberFormat({ style: 'unit', unit: 'minute', unitDisplay: 'short' });
  const second = useNumberFormat({ style: 'unit', unit: 'second', unitDisplay: 'short' });
  return useCallback(
    (seconds) => {
      const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)];
      if (minutes === 0) return second(rest);
      return rest === 0 ? minute(minutes) : `${minute(minutes)} ${second(rest)}`;
    },
    [minute, second],
  );
}
