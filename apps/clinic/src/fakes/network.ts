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

/** How long SWR does not ask again for what it has just asked. */
const REPEATS = 2_000;

/** A clock that stands still for waits of one length. */
export interface HeldWaits {
  /** Lets all that wait now go on. */
  pass: () => void;
  end: () => void;
}

/** Holds every wait of exactly this long, such as that between two polls, until it is let pass; all others run. */
export function holdWaits(wait: number): HeldWaits {
  const endHurry = hurry(REPEATS, 0);
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const held = new Map<unknown, () => void>();
  globalThis.setTimeout = ((run: TimerHandler, delay?: number, ...rest: unknown[]) => {
    if (delay !== wait || typeof run !== 'function') return set(run, delay, ...rest);
    const id = set(() => undefined, 0);
    held.set(id, () => run(...rest));
    return id;
  }) as typeof setTimeout;
  globalThis.clearTimeout = (id) => {
    held.delete(id);
    clear(id);
  };
  return {
    pass() {
      const due = [...held.values()];
      held.clear();
      for (const run of due) run();
    },
    end() {
      globalThis.setTimeout = set;
      globalThis.clearTimeout = clear;
      endHurry();
    },
  };
}
