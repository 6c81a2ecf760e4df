import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { installed } from './folder.ts';
import type { Packed } from './packages.ts';

const packed = (): readonly Packed[] =>
  JSON.parse(readFileSync(join(installed(), 'packs/list.json'), 'utf8')) as readonly Packed[];

test('no two files of a package have one name where capitals do not count [KIT-04]', () => {
  for (const { files } of packed()) {
    const seen = new Map<string, string>();
    const same = files.filter(({ path }) => {
      const before = seen.get(path.toLowerCase());
      seen.set(path.toLowerCase(), path);
      return before !== undefined;
    });
    expect(files.length).toBeGreaterThan(10);
    expect(same.map(({ path }) => path)).toEqual([]);
  }
});
