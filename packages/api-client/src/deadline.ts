/** A time limit beside whatever else ends a request. */
export interface Deadline {
  /** Aborted when the time is over, or when `signal` is. */
  signal: AbortSignal;
  /** The time is over. */
  isOver: () => boolean;
  /** The request has ended. */
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
