import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Journal {
  entries: readonly { tag: string; when: number }[];
}

it('each migration is later than those before: a database skips migrations older than its newest', () => {
  const path = new URL('../../migrations/meta/_journal.json', import.meta.url);
  const { entries } = JSON.parse(readFileSync(path, 'utf8')) as Journal;
  expect(entries.map(({ tag }) => tag)).toEqual(entries.map(({ tag }) => tag).toSorted());
  expect(entries.map(({ when }) => when)).toEqual(entries.map(({ when }) => when).toSorted((a, b) => a - b));
});
