import { CONVERGENCE_RETRY_DELAY, CONVERGENCE_RETRY_LIMIT } from '@isopter/contract';

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/**
 * Sends the answer of the convergence question until it arrives: up to 10 times, 4 s apart [MON-11].
 *
 * @param signal gives up, for a screen that is left
 * @throws the last failure, or the reason of the signal
 */
export async function sendAnswer(send: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await send();
      return;
    } catch (error) {
      if (attempt >= CONVERGENCE_RETRY_LIMIT) throw error;
      await wait(CONVERGENCE_RETRY_DELAY, signal);
    }
  }
}
