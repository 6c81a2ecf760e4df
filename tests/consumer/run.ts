import { execFile } from 'node:child_process';
import { delimiter } from 'node:path';

/** The machine's own path: `npm test` puts the tools of this checkout before it. */
const path = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules/.bin'))
  .join(delimiter);

/** Environment of a user's shell, without variables set by npm and this run. */
export const strangersEnv: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|CI$|FORCE_COLOR)/.test(name))),
  PATH: path,
  NEXT_TELEMETRY_DISABLED: '1',
};

/**
 * Runs a command beside the tests.
 * @returns what it printed
 * @throws Error with all it printed, when it fails
 */
export const run = (command: string, args: readonly string[], cwd: string): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile(command, args, { cwd, env: strangersEnv, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`));
      else resolve(stdout);
    });
  });
