import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/runbook.md'), 'utf8');
const sources = globSync('apps/{server,agent}/src/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(root, file), 'utf8'));

/** Messages that are logged as warnings or errors; one with a value in it is left out. */
const messages = sources.flatMap((source) =>
  [...source.matchAll(/\blog(?:ger)?\.(?:error|warn)\((?:[^;]*?,\s*)?'([^']+)',?\s*\)/g)].map(
    ([, message]) => message!,
  ),
);

it('has a row for each message of the log that needs an action', () => {
  expect(messages.length).toBeGreaterThan(30);
  expect([...new Set(messages)].filter((message) => !page.includes(`\`${message}\``))).toEqual([]);
});

it('names only metrics that exist', () => {
  const named = [...page.matchAll(/`(isopter_\w+)`/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !sources.some((source) => source.includes(`'${name}'`)))).toEqual([]);
});
