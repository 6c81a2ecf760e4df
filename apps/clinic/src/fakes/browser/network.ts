/** Tells the page that its network went away or came back. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Lets a wait of exactly this long be a short one, such as that between two polls. Returns what ends it. */
export function hurry(wait: number, short: number): () => void {
  const real = globalThis.setTimeout;
  globalThis.setTimeout = ((run: TimerHandler, delay?: number, ...rest: unknown[]) =>
    real(run, delay === wait ? short : delay, ...rest)) as typeof setTimeout;
  return () => {
    globalThis.setTimeout = real;
  };
}

/** Moves the stopped clock of a story forward. @param ms by how much. @returns a function that moves it back */
export function moveClock(ms: number): () => void {
  const before = globalThis.Date;
  globalThis.Date = new Proxy(before, {
    get: (target, key, receiver): unknown =>
      key === 'now' ? () => target.now() + ms : Reflect.get(target, key, receiver),
  });
  return () => {
    globalThis.Date = before;
  };
}

/** A clock that stands still for waits of one length. */
export interface HeldWaits {
  /** Lets all that wait now go on. */
  pass: () => void;
  end: () => void;
}

/**
 * Holds the polls of one interval until `pass` is called; all other timers run. Holds also the time in which equal
 * requests count as one, which is half the interval.
 */
export function holdWaits(wait: number): HeldWaits {
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const held = new Map<unknown, { delay: number; run: () => void }>();
  globalThis.setTimeout = ((run: TimerHandler, delay?: number, ...rest: unknown[]) => {
    if (!(delay === wait || delay === wait / 2) || typeof run !== 'function') return set(run, delay, ...rest);
    const id = set(() => undefined, 0);
    held.set(id, { delay, run: () => run(...rest) });
    return id;
  }) as typeof setTimeout;
  globalThis.clearTimeout = (id) => {
    held.delete(id);
    clear(id);
  };
  return {
    pass() {
      const due = [...held.values()].sort((one, other) => one.delay - other.delay);
      held.clear();
      for (const { run } of due) run();
    },
    end() {
      globalThis.setTimeout = set;
      globalThis.clearTimeout = clear;
    },
  };
}
