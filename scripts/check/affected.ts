import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { routes } from '../../packages/contract/src/routes.ts';
import { callsHandledIn, makesCall } from './calls.ts';
import { dependents, importersByFile } from './importers.ts';
import { readModule } from './modules.ts';
import { type Manifest, resolver } from './resolve.ts';
import { type Selections, selectTests } from './select.ts';

const read = (file: string): string => readFileSync(file, 'utf8');

/** Returns whether a file is a module of TypeScript or JavaScript. */
export const isCode = (file: string): boolean => /\.(ts|tsx|mts|mjs)$/.test(file);

/** Benchmarks and consumer applications have separate dependencies, and `npm test` runs none of their tests. */
const APART = /^tests\/(bench|consumer)\//;

/** The handlers of a call are in the changed file or in one that imports it. */
const NEAR_A_HANDLER = 1;

/** Returns the tests that depend on changed files, by following the imports of the whole repository. */
export function affectedTests(changed: readonly string[]): Selections {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).split('\n');
  const code = files.filter((file) => isCode(file) && !APART.test(file) && existsSync(file));
  const sources = new Map(code.map((file) => [file, read(file)]));
  const modules = new Map([...sources].map(([file, source]) => [file, readModule(file, source)]));
  const manifests = globSync('{packages,apps}/*/package.json').map(
    (file) => [file.replace('/package.json', ''), JSON.parse(read(file)) as Manifest] as const,
  );
  const distances = dependents(changed, importersByFile(modules, resolver(new Map(manifests))));
  const calls = new Set(Object.keys(routes));
  const handlers = [...distances].filter(
    ([file, distance]) => distance <= NEAR_A_HANDLER && file.startsWith('apps/server/src/') && !file.includes('.test.'),
  );
  const handled = new Set(handlers.flatMap(([file]) => callsHandledIn(sources.get(file) ?? '', calls)));
  return selectTests(distances, changed, (file) => makesCall(sources.get(file) ?? '', handled));
}
