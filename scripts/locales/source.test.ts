import { expect, it } from 'vitest';
import { english } from './english.ts';
import { changedSince, readDigests } from './source.ts';

it('names an English text that changed after it was translated, and a new one', async () => {
  const words = await english('instructions');
  const [[first = ''] = []] = words;
  const changed = new Map([...words, [first, 'Look at the ceiling.'], ['added', 'Close both eyes.']]);
  const found = changedSince(readDigests(), 'instructions', changed);
  expect(found.map((line) => line.split(' ')[0])).toEqual([first, 'added']);
  expect(changedSince(readDigests(), 'instructions', words)).toEqual([]);
});
