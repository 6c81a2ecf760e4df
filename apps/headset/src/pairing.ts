import { DEVICE_PAIR_PATH, PairAnswer, type PairRequest } from '@isopter/contract';
import type { After } from './after.ts';

/** A server that cannot be reached yet is asked again after this, ms. */
const RETRY = 1_000;

/** The code was not accepted; trying again would not help. */
export class PairingRefused extends Error {
  override readonly name = 'PairingRefused';
}

const isTemporary = (status: number): boolean => status === 429 || status >= 500;

/**
 * Pairs this headset by its code.
 * Waits for a server that is not there yet or overloaded.
 * @throws PairingRefused when the server refuses the code, the reason of `signal` when it is aborted.
 */
export async function pair(
  server: string,
  request: PairRequest,
  after: After,
  signal: AbortSignal,
): Promise<PairAnswer> {
  for (;;) {
    const answer = await fetch(new URL(DEVICE_PAIR_PATH, server), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal,
    }).catch(() => null);
    signal.throwIfAborted();
    if (answer?.ok) return PairAnswer.parse(await answer.json());
    if (answer && !isTemporary(answer.status)) {
      throw new PairingRefused(`the server refused the pairing code (${answer.status})`);
    }
    await new Promise<void>((resolve) => void after(RETRY, resolve));
  }
}
