import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const STEPS = new URL('./steps.ts', import.meta.url).href;

/** Runs one step that prints the pid of a grandchild and would run for a minute. */
const RUN = `
  import { runPhases } from ${JSON.stringify(STEPS)};
  process.once('SIGTERM', () => process.exit(1));
  await runPhases([[{ name: 'long', run: \`node -e "console.log('pid ' + process.pid); setTimeout(() => {}, 60000)"; true\` }]]);
`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.skipIf(process.platform === 'win32')('ends the running steps when the run is ended', async () => {
  const run = spawn(process.execPath, ['--input-type=module', '--eval', RUN], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  for await (const chunk of run.stdout) {
    printed += String(chunk);
    if (/pid \d+/.test(printed)) break;
  }
  const pid = Number(/pid (\d+)/.exec(printed)![1]);
  expect(isRunning(pid)).toBe(true);
  run.kill('SIGTERM');
  await once(run, 'exit');
  await expect.poll(() => isRunning(pid)).toBe(false);
});
