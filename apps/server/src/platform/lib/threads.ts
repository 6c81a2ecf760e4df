import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { WorkerOptions } from 'node:worker_threads';
import { areSources } from './places.ts';

const { env } = process;
/** Sources run as they are, also where the server's own process was started by a test. */
const ofSources = () => ({
  execArgv: [
    '--conditions=@isopter/source',
    `--import=${pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href}`,
  ],
  env: { TSX_TSCONFIG_PATH: fileURLToPath(new URL('../../../../../tsconfig.base.json', import.meta.url)) },
});
const asBuilt = { execArgv: [], env: {} };
const { execArgv, env: ownEnv } = areSources ? ofSources() : asBuilt;

/**
 * Options for starting a thread. It gets no secrets, and the output of libraries is dropped: it could quote a patient.
 * @param heap limit of the thread, MiB: a task that needs more fails without affecting the server
 */
export const threadOptions = (heap: number): WorkerOptions => ({
  execArgv,
  env: {
    ...ownEnv,
    ...(env['NODE_ENV'] && { NODE_ENV: env['NODE_ENV'] }),
    ...(env['TMPDIR'] && { TMPDIR: env['TMPDIR'] }),
  },
  resourceLimits: { maxOldGenerationSizeMb: heap },
  stdout: true,
  stderr: true,
});
