import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type OutputOptions } from 'rolldown';
import type { TestProject } from 'vitest/node';
import server from '../../apps/server/rolldown.config.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Folder of the programs: `main.js` (the server), its threads and commands as they are deployed, `headset.js`, and the thread of the
 * agent.
 */
export const PROGRAMS = join(root, '.cache/programs');

/** Builds the programs of the product, in half a second. Tests start them often, and a start from sources takes seconds. */
export async function buildPrograms(): Promise<void> {
  await build({
    ...server,
    cwd: join(root, 'apps/server'),
    input: {
      ...(server.input as Record<string, string>),
      headset: '../headset/src/main.ts',
      agentReportWorker: '../agent/src/reports/worker.ts',
    },
    output: { ...(server.output as OutputOptions), dir: PROGRAMS, cleanDir: false, sourcemap: false },
    logLevel: 'warn',
  });
}

/** Before the tests of the server: names the folder to them. */
export default async function setup({ provide }: TestProject): Promise<void> {
  await buildPrograms();
  provide('programs', pathToFileURL(`${PROGRAMS}/`).href);
}
