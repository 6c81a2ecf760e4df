/** Takes items one by one and hands them on in batches: while one batch is worked on the next one gathers. */
export interface Batcher<T> {
  add(item: T): void;
  /** Number of unfinished items. */
  waiting(): number;
  /** Resolves when everything added so far is done. */
  settled(): Promise<void>;
}

export interface BatcherOptions<T> {
  /** Items of one batch at most. */
  largest: number;
  /**
   * Least milliseconds between the beginnings of two batches: a batch costs more than an item. A single item does not
   * wait.
   */
  every: number;
  /** Limit of waiting items. */
  full: number;
  /** Must not reject. */
  work: (items: T[]) => Promise<void>;
  /** Called with true when as many wait as may, and with false once half of them are done. */
  onFull: (isFull: boolean) => void;
}

export function batcher<T>({ largest, every, full, work, onFull }: BatcherOptions<T>): Batcher<T> {
  let waiting: T[] = [];
  let working = false;
  let isFull = false;
  let began = Number.NEGATIVE_INFINITY;
  let added = 0;
  let done = 0;
  let watchers: { until: number; resolve: () => void }[] = [];

  async function drain(): Promise<void> {
    began = performance.now();
    const items = waiting.slice(0, largest);
    waiting = waiting.slice(largest);
    await work(items);
    done += items.length;
    for (const { until, resolve } of watchers) if (until <= done) resolve();
    watchers = watchers.filter(({ until }) => until > done);
    if (isFull && waiting.length <= full / 2) onFull((isFull = false));
    if (waiting.length > 0) schedule();
    else working = false;
  }

  function schedule(): void {
    const wait = began + every - performance.now();
    // Everything that arrives in the same turn of the event loop is one batch.
    if (wait <= 0 || waiting.length >= largest) setImmediate(() => void drain());
    else setTimeout(() => void drain(), wait);
  }

  return {
    add(item) {
      waiting.push(item);
      added += 1;
      if (!isFull && waiting.length >= full) onFull((isFull = true));
      if (working) return;
      working = true;
      schedule();
    },
    waiting: () => added - done,
    settled: () =>
      done === added ? Promise.resolve() : new Promise((resolve) => watchers.push({ until: added, resolve })),
  };
}
