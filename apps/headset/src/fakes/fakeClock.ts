import { setImmediate } from 'node:timers/promises';
import type { After } from '../after.ts';

/** A clock that only a test moves. */
export interface FakeClock {
  readonly now: () => number;
  readonly after: After;
  /** Returns the ms until the next callback is due; null if there is none. */
  readonly untilNext: () => number | null;
  /** Lets time pass in ms. After each callback that is due, promises and sockets get a turn. */
  readonly pass: (milliseconds: number) => Promise<void>;
}

/** Creates a {@link FakeClock} that shows 0. */
export function fakeClock(): FakeClock {
  let time = 0;
  const waiting = new Set<{ readonly at: number; readonly callback: () => void }>();
  return {
    now: () => time,
    after: (milliseconds, callback) => {
      const one = { at: time + milliseconds, callback };
      waiting.add(one);
      return () => waiting.delete(one);
    },
    untilNext: () => (waiting.size === 0 ? null : Math.min(...[...waiting].map(({ at }) => at)) - time),
    pass: async (milliseconds) => {
      const end = time + milliseconds;
      for (;;) {
        const [next] = [...waiting].filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at);
        if (!next) break;
        time = Math.max(time, next.at);
        waiting.delete(next);
        next.callback();
        await setImmediate();
      }
      time = end;
    },
  };
}
