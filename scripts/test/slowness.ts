import { createHash } from 'node:crypto';

/** Rounds of fixed work, and the time one takes on an idle machine of the kind that runs the gate, ms. */
const ROUNDS = 8;
const IDLE_MS = 25;
/** Beyond this a machine is stuck, and waiting longer helps nobody. */
const MOST = 6;

const VARIABLE = 'ISOPTER_SLOWNESS';

function work(): void {
  const block = Buffer.alloc(1_000_000);
  for (let times = 0; times < 40; times += 1) createHash('sha256').update(block).digest();
}

/**
 * Measures how many times slower this machine is now than an idle one, from 1 to 6. Timeouts are multiplied by it, so
 * that a busy machine fails no test. Measured once per run: child processes read the value from the environment.
 */
export function slowness(): number {
  const known = Number(process.env[VARIABLE]);
  if (known >= 1) return known;
  const started = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) work();
  const measured = (performance.now() - started) / (ROUNDS * IDLE_MS);
  const factor = Math.min(MOST, Math.max(1, Math.round(measured * 10) / 10));
  process.env[VARIABLE] = String(factor);
  return factor;
}
