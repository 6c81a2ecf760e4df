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
  story('Menu', 'Closes with Escape [KIT-05]', 'play-fn'),
  story('Menu', 'Says why (of OUR-80)', 'play-fn'),
  story('Menu', 'Closes as others show [KIT-05]', 'play-fn', '@all'),
  story('Menu', 'looks so [KIT-06]'),
];

const levels = (selection: Parameters<typeof selectStories>[1]) =>
  selectStories(STORIES, selection).map(({ id, level }) => `${id} ${level}`);

describe('selectStories', () => {
  it('selects every story with every check for a complete run', () => {
    expect(levels({ isComplete: true, files: [] })).toEqual(STORIES.map(({ id }) => `${id} full`));
  });

  it('selects the first story of each file with every check, and those that play what proves a statement', () => {
    expect(levels({ isComplete: false, files: [] })).toEqual([
      'Button--default full',
      'Menu--opens full',
      'Menu--Closes with Escape [KIT-05] quick',
      'Menu--Says why (of OUR-80) quick',
    ]);
  });

  it.each(['packages/ui/src/Menu.stories.tsx', './packages/ui/src/Menu.stories.tsx'])(
    'selects all that is played in %s',
    (file) => {
      expect(levels({ isComplete: false, files: [file] })).toEqual([
        'Menu--opens full',
        'Menu--closes quick',
        'Menu--Closes with Escape [KIT-05] quick',
        'Menu--Says why (of OUR-80) quick',
        'Menu--Closes as others show [KIT-05] quick',
      ]);
    },
  );
});
