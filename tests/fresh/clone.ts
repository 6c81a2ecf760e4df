import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A clone of the newest commit, and nothing else. */
export interface Clone {
  /** Holds all of it. */
  folder: string;
  checkout: string;
  /** The environment of somebody who has just arrived: an empty home, and nothing of this run. */
  env: NodeJS.ProcessEnv;
}

/** Clones the newest commit of this repository into an empty folder. */
export function freshClone(): Clone {
  const folder = mkdtempSync(join(tmpdir(), 'isopter-fresh-'));
  const [checkout, home] = [join(folder, 'isopter'), join(folder, 'home')];
  mkdirSync(home);
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${process.cwd()}`, checkout]);
  return { folder, checkout, env: { PATH: ownPath(), HOME: home, TMPDIR: tmpdir(), LANG: process.env['LANG'] } };
}

/** The machine's own path: `npm test` puts the tools of this checkout before it. */
const ownPath = (): string =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);

/** Packages of the checkout that somebody has built. */
export const builtPackages = (checkout: string): string[] =>
  readdirSync(join(checkout, 'packages')).filter((name) => existsSync(join(checkout, 'packages', name, 'dist')));
