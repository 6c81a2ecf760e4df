import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { SOURCES } from './sources.ts';

const SKIP = new Set(['node_modules', 'dist', '.cache']);
/** Holds what the app was last built from. */
export const BUILT_FROM = '.cache/clinic-build';

function files(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !SKIP.has(name))
    .flatMap((name) => files(join(path, name)))
    .sort();
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(files)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the clinic app when its sources changed since the last build. */
export async function ensureClinicBuilt(): Promise<void> {
  const now = fingerprint();
  const last = existsSync(BUILT_FROM) ? readFileSync(BUILT_FROM, 'utf8') : '';
  if (last === now && existsSync('apps/clinic/dist/index.html')) return;
  console.log('Building the app …');
  await build({ root: 'apps/clinic', configFile: 'apps/clinic/vite.config.ts', logLevel: 'warn' });
  mkdirSync(dirname(BUILT_FROM), { recursive: true });
  writeFileSync(BUILT_FROM, now);
}
