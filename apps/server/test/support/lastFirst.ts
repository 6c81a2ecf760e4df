let waiting: (() => void)[] = [];

/**
 * Calls begun together go on in the opposite order. Nobody promises an order of calls that are made at once, and
 * PostgreSQL keeps to the usual one nearly always: a test that relies on it fails on the embedded database each
 * time, not on the other once in a while.
 */
export const lastFirst = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) > 1) return;
    queueMicrotask(() => {
      const begun = waiting;
      waiting = [];
      for (const go of begun.toReversed()) go();
    });
  });
