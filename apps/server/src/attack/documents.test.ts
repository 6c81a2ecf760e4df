import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
/** `file › title`; files are under the server's sources unless another folder is named. */
const REFERENCE = /`([\w./-]+\.tsx?) › ([^`]+)`/g;

/** Where a title begins in a source: behind a quotation mark, its own ones escaped. */
const opens = (source: string, title: string): boolean =>
  ["'", '"', '`'].some((mark) => source.includes(mark + title.replaceAll(mark, `\\${mark}`)));

const problem = (file: string, title: string): string | undefined => {
  const path = [join(ROOT, 'apps/server/src', file), join(ROOT, file)].find((one) => existsSync(one));
  if (path === undefined) return `there is no ${file}`;
  return opens(readFileSync(path, 'utf8'), title) ? undefined : `${file} has no “${title}”`;
};

describe.each(['threat-model', 'asvs'])('docs/%s.md', (name) => {
  const references = [...readFileSync(join(ROOT, `docs/${name}.md`), 'utf8').matchAll(REFERENCE)];

  it('names tests that exist', () => {
    expect(references.length).toBeGreaterThan(20);
    expect(references.flatMap(([, file = '', title = '']) => problem(file, title) ?? [])).toEqual([]);
  });
});
