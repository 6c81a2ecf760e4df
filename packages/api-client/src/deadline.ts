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
  const controller = new AbortController();
  const abort = (): void => controller.abort(signal?.reason);
  let isOver = false;
  const timer = Number.isFinite(limit)
    ? setTimeout(() => {
        isOver = true;
        controller.abort();
      }, limit)
    : undefined;
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    isOver: () => isOver,
    clear: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}
