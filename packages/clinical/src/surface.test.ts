import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const src = new URL('.', import.meta.url).pathname;
const { exports } = JSON.parse(readFileSync(`${src}../package.json`, 'utf8')) as { exports: Record<string, object> };
const entries = Object.keys(exports).filter((entry) => entry !== './package.json');
const sources = globSync('**/*.ts', { cwd: src }).filter((path) => !path.endsWith('.test.ts'));

describe('the package', () => {
  it.each(entries)('exports these names from %s [KIT-04]', async (entry) => {
    const module = (await import(`${src}${entry === '.' ? '' : entry.slice(2)}/index.ts`)) as object;
    expect(Object.keys(module).sort()).toMatchSnapshot();
  });

  it('has an entry for every folder', () => {
    const folders = globSync('**/index.ts', { cwd: src }).map((path) => `./${path}`.replace(/\/index\.ts$/, ''));
    expect(entries.toSorted()).toEqual(folders.toSorted());
  });

  it('is made of functions and tables alone: it imports nothing at run time [CHART-01]', () => {
    const foreign = sources.flatMap((path) =>
      [...readFileSync(`${src}${path}`, 'utf8').matchAll(/^import (?!type )[^;]*? from '([^.][^']*)'/gm)].map(
        ([, specifier]) => `${path}: ${specifier}`,
      ),
    );
    expect(foreign).toEqual([]);
  });
});
