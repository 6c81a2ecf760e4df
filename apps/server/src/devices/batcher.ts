/** Takes items one by one and hands them on in batches: while one batch is worked on the next one gathers. */
export interface Batcher<T> {
  add(item: T): void;
  /** Items that wait. */
  waiting(): number;
  /** Resolves when everything added so far is done. */
  settled(): Promise<void>;
}

/** @param work must not reject */
export function batcher<T>(largest: number, work: (items: T[]) => Promise<void>): Batcher<T> {
  let waiting: T[] = [];
  let working = false;
  let added = 0;
  let done = 0;
  let watchers: { until: number; resolve: () => void }[] = [];

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const items = waiting.slice(0, largest);
      waiting = waiting.slice(largest);
      // oxlint-disable-next-line no-await-in-loop
      await work(items);
      done += items.length;
      for (const { until, resolve } of watchers) if (until <= done) resolve();
      watchers = watchers.filter(({ until }) => until > done);
    }
    working = false;
  }

  return {
    add(item) {
      waiting.push(item);
      added += 1;
      if (working) return;
      working = true;
      // Everything that arrives in the same turn of the event loop goes together.
      setImmediate(() => void drain());
    },
    waiting: () => waiting.length,
    settled: () =>
      done === added ? Promise.resolve() : new Promise((resolve) => watchers.push({ until: added, resolve })),
  };
}
