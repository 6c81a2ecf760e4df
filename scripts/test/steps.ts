import { spawnSync } from 'node:child_process';

/** One step of the whole run: a command of the workspace. */
export interface Step {
  name: string;
  run: string;
  env?: Record<string, string>;
}

const command = (line: string, env: Record<string, string> = {}): boolean =>
  spawnSync(line, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

/** Runs the steps one after another, also after a failure, and returns the names of those that failed. */
export function runSteps(steps: readonly Step[]): string[] {
  const failed: string[] = [];
  for (const step of steps) {
    const started = performance.now();
    console.log(`\n── ${step.name}`);
    const ok = command(step.run, step.env);
    if (!ok) failed.push(step.name);
    console.log(`── ${step.name}: ${ok ? 'ok' : 'FAILED'}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  return failed;
}
