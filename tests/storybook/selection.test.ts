import { describe, expect, it } from 'vitest';
import type { Story } from './published.ts';
import { selectStories } from './selection.ts';

const story = (file: string, name: string, ...tags: string[]): Story => ({
  id: `${file}--${name}`,
  title: file,
  name,
  importPath: `./packages/ui/src/${file}.stories.tsx`,
  tags,
});

const STORIES = [
  story('Button', 'default'),
  story('Button', 'sizes'),
  story('Button', 'pressed', 'play-fn'),
  story('Menu', 'opens', 'play-fn'),
  story('Menu', 'closes', 'play-fn'),
];

const levels = (selection: Parameters<typeof selectStories>[1]) =>
  selectStories(STORIES, selection).map(({ id, level }) => `${id} ${level}`);

describe('selectStories', () => {
  it('selects every story with every check for a complete run', () => {
    expect(levels({ isComplete: true, files: [] })).toEqual(STORIES.map(({ id }) => `${id} full`));
  });

  it('selects stories with a play function, and the first of each file with every check', () => {
    expect(levels({ isComplete: false, files: [] })).toEqual([
      'Button--default full',
      'Button--pressed quick',
      'Menu--opens full',
      'Menu--closes quick',
    ]);
  });

  it.each(['packages/ui/src/Menu.stories.tsx', './packages/ui/src/Menu.stories.tsx'])('selects only %s', (file) => {
    expect(levels({ isComplete: false, files: [file] })).toEqual(['Menu--opens full', 'Menu--closes quick']);
  });
});
