/**
 * Runs work when no window of this browser runs work of the same name. A browser without locks runs it at once.
 * @throws what the work throws, or the reason of the signal
 */
export async function withLock(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  let isBegun = false;
  const begin = (): Promise<void> => {
    isBegun = true;
    return work();
  };
  try {
    await navigator.locks.request(name, { signal }, begin);
  } catch (error) {
    if (isBegun || signal.aborted) throw error;
    await work();
  }
}
