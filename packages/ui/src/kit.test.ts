import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entries } from '../scripts/exportsMap.ts';

const src = new URL('.', import.meta.url).pathname;
const root = new URL('../../../', import.meta.url).pathname;
const read = (path: string): string => readFileSync(path, 'utf8');
const isStory = (path: string): boolean => path.endsWith('.stories.tsx');

/** Returns the source of the stories in a component's folder. */
const stories = (folder: string): string =>
  globSync(`${src}${folder}/*.stories.tsx`)
    .map((path) => read(path))
    .join('\n');
const components = Object.values(entries(src))
  .filter((path) => /^[A-Z]/.test(path))
  .map((path) => dirname(path));
const sources = globSync('**/*.tsx', { cwd: src }).filter((path) => !isStory(path) && !path.endsWith('.test.tsx'));

describe('the kit', () => {
  it('shows every component in stories [KIT-01]', () => {
    expect(components.length).toBeGreaterThan(50);
    expect(components.filter((folder) => !stories(folder).includes('meta.story('))).toEqual([]);
  });

  it('tests every interactive component in a story [KIT-01]', () => {
    const behaving = sources
      .filter((path) => read(src + path).includes("from 'react-aria-components'"))
      .map((path) => dirname(path))
      .filter((folder) => components.includes(folder));
    expect(behaving.length).toBeGreaterThan(20);
    expect(behaving.filter((folder) => !stories(folder).includes('play:'))).toEqual([]);
  });

  it('builds its controls with React Aria [KIT-01]', () => {
    // a list has hundreds, each of which has to be light
    const light = ['Table/RowButton.tsx'];
    expect(sources.filter((path) => /<(button|input|select|textarea)\b/.test(read(src + path)))).toEqual(light);
    // these lead to a place on the page, which the router has no part in: past the navigation, and to a field in error
    const inPage = ['AppFrame/AppFrame.tsx', 'Form/Form.tsx'];
    expect(sources.filter((path) => /<a\b/.test(read(src + path))).toSorted()).toEqual(inPage);
  });

  it('marks the root of every component, for the styles and tests of others', () => {
    const documented = globSync('*/*.docs.tsx', { cwd: src }).map((path) => path.replace('.docs.tsx', ''));
    const marked = (path: string): boolean => {
      const [folder, name] = path.split('/');
      const files = sources.filter((file) => dirname(file) === folder);
      return files.some((file) => new RegExp(`component( = '|=")${name}['"]`).test(read(src + file)));
    };
    // a filled Dialog; and parts of every field
    const others = ['ConfirmDialog/ConfirmDialog', 'Field/Field'];
    expect(documented.filter((path) => !marked(path)).toSorted()).toEqual(others);
  });

  it('animates all overlays the same way, with respect for reduced motion [KIT-02]', () => {
    const moving = globSync('**/*.ts', { cwd: src }).filter((path) => read(src + path).includes('[data-entering]'));
    expect(moving.filter((path) => !path.endsWith('.test.ts'))).toEqual(['theme/comingAndGoing.ts']);
  });

  it('is styled only with vanilla-extract [KIT-01]', () => {
    expect(globSync('**/*.{css,scss}', { cwd: src })).toEqual([]);
    const importing = sources.filter((path) => /from '[^']+\.css'|import '[^']+\.css'/.test(read(src + path)));
    expect(importing).toEqual([]);
  });

  it('documents every component and checks its accessibility, in every story [KIT-01]', () => {
    const preview = read(`${root}.storybook/preview.tsx`);
    expect(preview).toContain("tags: ['autodocs']");
    expect(preview).toMatch(/a11y: \{ test: 'error'/);
    const all = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root });
    expect(all.length).toBeGreaterThan(components.length);
    expect(all.filter((path) => /a11y: \{/.test(read(root + path)))).toEqual([]);
  });
});
