// Runs on whatever Node the machine has (20 or newer) and before anything is installed: built-in modules only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const marker = join(root, 'node_modules', '.isopter-installed');

const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
const installed = () => (existsSync(marker) ? readFileSync(marker, 'utf8') : '');

/** Installs the dependencies when package-lock.json names others than those that are here. */
export function ensureInstalled() {
  if (installed() === wanted()) return;
  console.log('Installing what is missing (once, about a minute) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The dependencies could not be installed: the lines above say why. Nothing was started.');
    process.exit(1);
  }
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, wanted());
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

/** The environment for child processes: the project's tools and its Node come first on the path. */
export const projectEnv = () => ({
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
});
