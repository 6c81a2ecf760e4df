import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CpuMeter, parseTimes, readProcesses } from './cpuTime.ts';

/** A command of a run. */
export interface Step {
  name: string;
  run: string;
  env?: Record<string, string>;
  /** Prints its output only if it fails. */
  isQuiet?: boolean;
  /** Returns why the step cannot run on this machine. */
  skip?: () => string | undefined;
}

/** Steps that run at the same time. */
export type Phase = readonly Step[];

/** How a step ended. */
export interface Result {
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** The reason for skipping it. */
  reason?: string;
  wallSeconds: number;
  /** CPU time of the command and its descendants; null where it cannot be measured. */
  cpuSeconds: number | null;
}

const SAMPLE_EVERY_MS = 500;

const isWindows = process.platform === 'win32';

/** POSIX shells report the CPU time of what they have waited for; Windows has none. */
const canMeasure = !isWindows;

/** The shells of running steps. Each leads a process group, so that a signal reaches its descendants. */
const running = new Set<number>();

process.once('exit', () => {
  for (const pid of running) {
    try {
      process.kill(isWindows ? pid : -pid, 'SIGTERM');
    } catch {
      // it has ended meanwhile
    }
  }
});

async function runCommand(
  { run, env, isQuiet = false }: Step,
  isAlone: boolean,
): Promise<{ status: number | null; cpuSeconds: number | null }> {
  const folder = mkdtempSync(join(tmpdir(), 'isopter-step-'));
  const times = join(folder, 'times');
  const command = canMeasure ? `(${run}); status=$?; times > '${times}'; exit $status` : run;
  const isShown = isAlone && !isQuiet;
  const child = spawn(isShown ? command : `{ ${command} ; } 2>&1`, {
    shell: true,
    detached: !isWindows,
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (child.pid !== undefined) running.add(child.pid);
  const meter = new CpuMeter(child.pid ?? 0);
  const timer = setInterval(() => meter.sample(readProcesses()), SAMPLE_EVERY_MS);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const printed = child.stdout ? await text(child.stdout) : '';
  const status = await ended;
  if (child.pid !== undefined) running.delete(child.pid);
  clearInterval(timer);
  if (printed && (status !== 0 || !isQuiet)) process.stdout.write(printed);
  // a shell that a signal ended has written nothing
  const waited = existsSync(times) ? parseTimes(readFileSync(times, 'utf8')) : 0;
  rmSync(folder, { recursive: true });
  return { status, cpuSeconds: canMeasure ? Math.max(waited, meter.seconds) : null };
}

async function runStep(step: Step, isAlone: boolean): Promise<Result> {
  const { name } = step;
  const reason = step.skip?.();
  if (reason !== undefined) {
    console.log(`\n── ${name}: skipped, ${reason}`);
    return { name, outcome: 'skipped', reason, wallSeconds: 0, cpuSeconds: null };
  }
  console.log(`\n── ${name}`);
  const started = performance.now();
  const { status, cpuSeconds } = await runCommand(step, isAlone);
  const wallSeconds = (performance.now() - started) / 1000;
  const outcome = status === 0 ? 'passed' : 'failed';
  console.log(`── ${name}: ${outcome}, ${wallSeconds.toFixed(1)} s`);
  return { name, outcome, wallSeconds, cpuSeconds };
}

/**
 * Runs phases one after another, also after a failure, and the steps of a phase in parallel.
 * The output of a step that runs in parallel is printed when it has ended.
 */
export async function runPhases(phases: readonly Phase[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const phase of phases)
    results.push(...(await Promise.all(phase.map((step) => runStep(step, phase.length === 1)))));
  return results;
}
