import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_FROM } from '../../scripts/start/build.ts';
import { ended } from '../../scripts/start/processes.ts';
import type { Table } from './table.ts';

const PORT = 4792;
const PATIENCE_MS = 180_000;

/** From `npm start` to the first page, on installed dependencies. */
export async function startBench(): Promise<Table> {
  const rows: string[][] = [];
  const folder = await mkdtemp(join(tmpdir(), 'isopter-bench-'));
  const measure = async (what: string, data: string) => {
    const { seconds, built } = await start(join(folder, data));
    rows.push([what, built ? 'yes' : 'no', `${seconds.toFixed(1)} s`]);
  };
  try {
    await rm(BUILT_FROM, { force: true });
    await measure('first start', 'one');
    await measure('second start', 'one');
    await measure('first start, app built before', 'two');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { title: 'npm start to the first page', head: ['start', 'builds the app', 'first page after'], rows };
}

async function start(data: string): Promise<{ seconds: number; built: boolean }> {
  const began = performance.now();
  // A group of its own, so that it can be ended with all it started.
  const program = spawn('npm', ['start'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(PORT), ISOPTER_DATA: data },
  });
  let said = '';
  program.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  try {
    await firstPage(program, began + PATIENCE_MS);
    return { seconds: (performance.now() - began) / 1000, built: said.includes('Building the app') };
  } finally {
    if (program.pid !== undefined && program.exitCode === null) process.kill(-program.pid, 'SIGTERM');
    await ended(program);
  }
}

async function firstPage(program: ChildProcess, until: number): Promise<void> {
  while (program.exitCode === null && performance.now() < until) {
    const ok = await fetch(`http://localhost:${PORT}/`).then(
      async (answer) => answer.ok && (await answer.text()).includes('<div id="root"'),
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('npm start brought no page');
}
