/** The moment at which every story happens: a Friday morning. */
export const NOW = Date.parse('2026-11-20T09:41:00Z');

/** Stops the calendar at {@link NOW} and returns what sets it going again; timers run on. */
export function stopClock(): () => void {
  const RealDate = globalThis.Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [NOW] : args, newTarget) as Date,
    get: (target, key, receiver): unknown => (key === 'now' ? () => NOW : Reflect.get(target, key, receiver)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
