import { spawnSync } from 'node:child_process';

/** One step of the whole run: a command of the workspace. */
export interface Step {
  name: string;
  run: string;
  env?: Record<string, string>;
  /** What it prints is of interest only when it fails. */
  isQuiet?: boolean;
  /** Why it cannot be run on this machine; undefined where it can. */
  skip?: () => string | undefined;
}

/** What came of the steps, by their names. */
export interface Outcome {
  failed: string[];
  /** With the reason. */
  skipped: string[];
}

/** A build names every file it writes: some megabytes at the most. */
const MOST_OUTPUT = 64 * 1024 * 1024;

function command({ run, env, isQuiet = false }: Step): boolean {
  const { status, stdout } = spawnSync(isQuiet ? `(${run}) 2>&1` : run, {
    shell: true,
    stdio: isQuiet ? ['ignore', 'pipe', 'inherit'] : 'inherit',
    maxBuffer: MOST_OUTPUT,
    env: { ...process.env, ...env },
  });
  if (status !== 0 && isQuiet) process.stdout.write(stdout);
  return status === 0;
}

/** Runs the steps one after another, also after a failure. */
export function runSteps(steps: readonly Step[]): Outcome {
  const failed: string[] = [];
  const skipped: string[] = [];
  for (const step of steps) {
    const started = performance.now();
    console.log(`\n── ${step.name}`);
    const reason = step.skip?.();
    if (reason !== undefined) {
      skipped.push(`${step.name}: ${reason}`);
      console.log(`── ${step.name}: skipped. ${reason}`);
      continue;
    }
    const ok = command(step);
    if (!ok) failed.push(step.name);
    console.log(`── ${step.name}: ${ok ? 'ok' : 'FAILED'}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  return { failed, skipped };
}
