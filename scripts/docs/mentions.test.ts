import { describe, expect, it } from 'vitest';
import { commentsOf, mentions, patternOf } from './mentions.ts';

const FOLDERS = new Set(['docs', 'apps', '.storybook']);
const pathsIn = (text: string) => mentions(text, FOLDERS).paths;

describe('mentions', () => {
  it('finds paths from the root, and names of source files', () => {
    expect(pathsIn('See docs/audit.md, `apps/server/src/edge/jobs/` and (jobs/kinds.ts).')).toEqual([
      'docs/audit.md',
      'apps/server/src/edge/jobs',
      'jobs/kinds.ts',
    ]);
    expect(pathsIn('`.storybook/screens.ts` and `{main,start}.ts`')).toEqual([
      '.storybook/screens.ts',
      '{main,start}.ts',
    ]);
  });

  it.each([
    ['https://example.com/docs/a.md'],
    ['/tests/new and @isopter/ui/theme.ts'],
    ["from './Button.ts'"],
    ['apps/server/dist/main.js, node_modules/vite/index.ts, Button.css.d.ts'],
    ['read/write, and/or'],
  ])('finds no path in %s', (text) => {
    expect(pathsIn(text)).toEqual([]);
  });

  it('opens the name that an example gives to the generator', () => {
    expect(pathsIn('npm run new -- component DateBadge makes apps/ui/src/DateBadge/DateBadge.tsx')).toEqual([
      'apps/ui/src/*/*.tsx',
    ]);
  });

  it('finds links within the repository, and npm scripts', () => {
    const text = '[a](../a.md#top) [b](#b) [c](https://c.example) `npm run bench`, `npm run -s record -w apps/headset`';
    expect(mentions(text, FOLDERS)).toMatchObject({ links: ['../a.md#top'], scripts: ['bench', 'record'] });
  });
});

it('reads the comments of a source file only', () => {
  const source = "/** One.\n * Two. */\nconst path = 'docs/x.md'; // three\n// four";
  expect(commentsOf(source)).not.toContain('x.md');
  expect(commentsOf(source).match(/one|two|three|four/gi)).toHaveLength(4);
});

describe('the pattern of a mention', () => {
  it.each([
    ['jobs/kinds.ts', 'apps/server/src/edge/jobs/kinds.ts', true],
    ['kinds.ts', 'apps/server/src/edge/jobs/otherkinds.ts', false],
    ['kinds/<kind>.test.ts', 'apps/server/src/kinds/pupil.test.ts', true],
    ['kinds/*.ts', 'apps/server/src/kinds/deep/pupil.ts', false],
    ['kinds/**', 'apps/server/src/kinds/deep/pupil.ts', true],
    ['locales/LANGUAGE/{app,kit}.json', 'packages/locales/en-us/kit.json', true],
    ['locales/LANGUAGE/{app,kit}.json', 'packages/locales/en-us/other.json', false],
    ['docs/decisions/0014', 'docs/decisions/0014-pupil-traces-as-extras.md', true],
    ['docs/decisions/0014', 'docs/decisions/0015-bundles.md', false],
  ])('%s and %s: %s', (mention, path, isMeant) => {
    expect(patternOf(mention).test(path)).toBe(isMeant);
  });
});
