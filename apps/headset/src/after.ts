/** Calls back after some milliseconds. The answer calls it off. */
export type After = (milliseconds: number, callback: () => void) => () => void;

/** {@link After} by the clock; at once where it is less than timers can tell. */
export const after: After = (milliseconds, callback) => {
  if (milliseconds < 1) {
    const immediate = setImmediate(callback);
    return () => clearImmediate(immediate);
  }
  const timeout = setTimeout(callback, milliseconds);
  return () => clearTimeout(timeout);
};
