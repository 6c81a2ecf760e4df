import { createHash } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';

/** Milliseconds the fixed work takes on an idle core of the machine the timeouts were chosen on. */
const REFERENCE_MS = 200;
const ROUNDS = 300_000;

/** Upper limit: on a machine that is slower than this, longer timeouts do not help. */
const MOST = 10;

const VARIABLE = 'ISOPTER_SLOWNESS';

/** A fixed amount of work: small hashes, which keep one core busy and need little memory. */
function work(): void {
  let digest = '';
  for (let round = 0; round < ROUNDS; round += 1) digest = createHash('sha256').update(digest).digest('hex');
}

/**
 * Returns how many times longer work takes than on an idle reference machine, from 1 to 10.
 * @param workMs how long the fixed work took; long on a slow or throttled machine
 * @param waiting processes that run or wait for a core; many on a busy machine, even if the work got a core at once
 */
export const slownessOf = (workMs: number, waiting: number, cores: number): number =>
  Math.min(MOST, Math.max(1, workMs / REFERENCE_MS, waiting / cores));

/**
 * Measures this machine. Timeouts are multiplied by it, so that a busy machine fails no test. It is measured once per
 * command: child processes read the value from the environment.
 */
export function slowness(): number {
  const known = Number(process.env[VARIABLE]);
  if (known >= 1) return known;
  const start = performance.now();
  work();
  const measured = slownessOf(performance.now() - start, loadavg()[0]!, availableParallelism());
  process.env[VARIABLE] = String(measured);
  return measured;
}
