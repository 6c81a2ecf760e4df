import { createHash } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';

/** Milliseconds the fixed work takes on an idle core of the machine the timeouts were chosen on. */
const REFERENCE_MS = 200;
const ROUNDS = 300_000;

/** A fixed amount of work: small hashes, which keep one core busy and need little memory. */
function work(): void {
  let digest = '';
  for (let round = 0; round < ROUNDS; round += 1) digest = createHash('sha256').update(digest).digest('hex');
}

/**
 * Returns how many times longer work takes than on an idle reference machine; at least 1.
 * @param workMs how long the fixed work took just now: a slow or throttled machine
 * @param waiting processes that want a core: a busy machine, also where the work got one at once
 */
export const slownessOf = (workMs: number, waiting: number, cores: number): number =>
  Math.max(1, workMs / REFERENCE_MS, waiting / cores);

/** Measures this machine. */
export function measureSlowness(): number {
  const start = performance.now();
  work();
  return slownessOf(performance.now() - start, loadavg()[0]!, availableParallelism());
}
