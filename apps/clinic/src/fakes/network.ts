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
