// Runs on whatever Node the machine has (20 or newer) and before anything is installed: built-in modules only.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** npm lists what it installed in a lock file inside node_modules. Packages for other platforms are missing from it. */
function isInstalled(folder) {
  const installed = packagesIn(join(folder, 'node_modules', '.package-lock.json'));
  return Object.entries(packagesIn(join(folder, 'package-lock.json')))
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .every(([path, { version, optional }]) => (installed[path] ? installed[path].version === version : optional));
}

/** Runs a program to its end and returns its exit code. `signal` of the options stops it with SIGTERM. */
export const run = (command, args, options) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', (error) => {
      // after an abort the program is still stopping: `exit` follows
      if (error.name === 'AbortError') return;
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });

/**
 * Installs a folder's dependencies when its package-lock.json names others than those that are installed. Returns early
 * when `signal` aborts.
 */
export async function ensureInstalled(folder = root, { signal } = {}) {
  if (isInstalled(folder)) return;
  console.log('Installing what is missing (once, about a minute) …');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    shell: process.platform === 'win32',
    signal,
  });
  if (code === 0 || signal?.aborted) return;
  console.error('The dependencies could not be installed: the lines above say why. Nothing was started.');
  process.exit(1);
}

/** The Node that runs the project: the one among the dependencies, else the machine's own when it is new enough. */
export function projectNode() {
  const own = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(own)) return own;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  console.error(`Node 22.18 or newer is needed on this kind of machine; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * The environment for child processes: the project's tools and its Node come first on the path, and tsx takes React's
 * settings from the one tsconfig that stands above all workspaces.
 */
export const projectEnv = () => ({
  ...process.env,
  TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json'),
  PATH: `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
});
