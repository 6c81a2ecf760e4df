import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallName, calls } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { CALLERS, casesTriedBy } from './expectation.ts';
import { RULES } from './rules/index.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
/** `file › title`; a file is named by the end of its path below the server, or by its path from the root. */
const REFERENCE = /`([\w./-]+\.tsx?) › ([^`]+)`/g;

/** Returns whether a source has a title after a quotation mark, with its own marks escaped. */
const opens = (source: string, title: string): boolean =>
  ["'", '"', '`'].some((mark) => source.includes(mark + title.replaceAll(mark, `\\${mark}`)));

const ofServer = globSync('apps/server/{src,test}/**/*.ts', { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'));

const problem = (file: string, title: string): string | undefined => {
  const paths = ofServer.filter((path) => path.endsWith(`/${file}`)).concat(globSync(file, { cwd: ROOT }));
  if (paths.length === 0) return `there is no ${file}`;
  const hasTitle = paths.some((path) => opens(readFileSync(join(ROOT, path), 'utf8'), title));
  return hasTitle ? undefined : `${file} has no “${title}”`;
};

describe.each(['threat-model', 'asvs'])('docs/%s.md', (name) => {
  const references = [...readFileSync(join(ROOT, `docs/${name}.md`), 'utf8').matchAll(REFERENCE)];

  it('names tests that exist', () => {
    expect(references.length).toBeGreaterThan(20);
    expect(references.flatMap(([, file = '', title = '']) => problem(file, title) ?? [])).toEqual([]);
  });
});

it('claim no more tries of the suite than there are', () => {
  const page = readFileSync(join(ROOT, 'docs/threat-model.md'), 'utf8');
  const claimed = (what: string) => Number(new RegExp(`^\\| ${what}.*\\| +(\\d+) \\|$`, 'm').exec(page)?.[1]);
  const names = Object.keys(calls) as CallName[];
  const ids = names.flatMap((name) => Object.values(RULES[name].ids ?? {}));
  const tries = names.flatMap((name) => CALLERS.flatMap((caller) => casesTriedBy(name, RULES[name], caller)));
  expect(claimed('calls of server and agent')).toBeLessThanOrEqual(names.length);
  expect(claimed('kinds of callers')).toBeLessThanOrEqual(CALLERS.length);
  expect(claimed('ids in calls')).toBeLessThanOrEqual(ids.length);
  expect(claimed('requests on each database')).toBeLessThanOrEqual(tries.length);
});
