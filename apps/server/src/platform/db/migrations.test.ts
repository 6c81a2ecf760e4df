import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Journal {
  entries: readonly { tag: string; when: number }[];
}

const META = new URL('../../../migrations/meta/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, META), 'utf8'));

it('each migration is later than those before: a database skips migrations older than its newest', () => {
  const { entries } = read('_journal.json') as Journal;
  expect(entries.map(({ tag }) => tag)).toEqual(entries.map(({ tag }) => tag).toSorted());
  expect(entries.map(({ when }) => when)).toEqual(entries.map(({ when }) => when).toSorted((a, b) => a - b));
});

it('each snapshot follows the one before: two that were made on different branches have the same parent', () => {
  const snapshots = readdirSync(META)
    .filter((file) => file.endsWith('_snapshot.json'))
    .toSorted()
    .map((file) => read(file) as { id: string; prevId: string });
  expect(snapshots.slice(1).map(({ prevId }) => prevId)).toEqual(snapshots.slice(0, -1).map(({ id }) => id));
});
