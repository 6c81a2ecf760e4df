/** A time limit combined with another abort signal. */
export interface Deadline {
  /** The combined signal, aborted when the time is over or the given signal is aborted. */
  signal: AbortSignal;
  /** Whether the time is over. */
  isOver: () => boolean;
  /** Clears the timer after the request has ended. */
  clear: () => void;
}

/** @param limit milliseconds; Infinity for none */
export function deadline(limit: number, signal?: AbortSignal): Deadline {
  // AbortSignal.timeout() would need no controller, but tests could not control its clock
  const time = new AbortController();
  const timer = Number.isFinite(limit) ? setTimeout(() => time.abort(), limit) : undefined;
  return {
    signal: signal ? AbortSignal.any([time.signal, signal]) : time.signal,
    isOver: () => time.signal.aborted,
    clear: () => clearTimeout(timer),
  };
}
