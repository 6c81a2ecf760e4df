import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isValidElement } from 'react';
import { describe, expect, it } from 'vitest';
import { entries } from '../scripts/exportsMap.ts';
import type { ComponentDocs } from './docs/ComponentDocs.ts';
import { importLine } from './docs/importLine.ts';
import { sampleTexts } from './docs/sampleTexts.ts';

const src = new URL('.', import.meta.url).pathname;
const read = (path: string): string => readFileSync(src + path, 'utf8');
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, group]) => group!);

/** `Button/Button` of every `Button/Button.docs.tsx`; a folder may hold more than one component. */
const documented = globSync('*/*.docs.tsx', { cwd: src })
  .map((path) => path.replace('.docs.tsx', ''))
  .toSorted();
const folders = Object.values(entries(src))
  .filter((path) => /^[A-Z]/.test(path))
  .map((path) => dirname(path));

const guides: ReadonlyMap<string, ComponentDocs> = new Map(
  await Promise.all(
    documented.map(async (path): Promise<[string, ComponentDocs]> => {
      const module = (await import(`${src}${path}.docs.tsx`)) as Record<string, ComponentDocs>;
      return [path, Object.values(module)[0]!];
    }),
  ),
);

/** Returns the texts of the documentation of a component. */
const textsOf = ({ summary, use, avoid, accessibility, translation }: ComponentDocs): string[] => [
  summary,
  ...use,
  ...avoid.map(({ when }) => when),
  ...accessibility,
  ...translation,
];

const isSentence = (text: string): boolean => /^[\p{Lu}\p{N}`"].*\.["”]?$/u.test(text);

describe('the documentation of the kit', () => {
  it('exists for every component [KIT-01]', () => {
    const withDocs = new Set(documented.map((path) => dirname(path)));
    expect(folders.filter((folder) => !withDocs.has(folder))).toEqual([]);
  });

  it('names exports of the kit, and never the component itself as its replacement', async () => {
    const exported = Object.keys(await import('./index.ts'));
    const wrong = [...guides].flatMap(([path, { name, avoid }]) => [
      // a folder of parts, such as Field, is documented under its own name
      ...[name].filter(() => !exported.includes(name) && name !== dirname(path)),
      ...avoid
        .filter(({ instead }) => !exported.includes(instead) || instead === name)
        .map(({ instead }) => `${path}: ${instead}`),
    ]);
    expect(wrong).toEqual([]);
  });

  it('explains when to use it, when not, and its accessibility', () => {
    const empty = [...guides]
      .filter(([, { use, avoid, accessibility }]) => [use, avoid, accessibility].some(({ length }) => length === 0))
      .map(([path]) => path);
    expect(empty).toEqual([]);
  });

  it('consists of sentences, without placeholders of the generator', () => {
    const texts = [...guides].flatMap(([path, guide]) => textsOf(guide).map((text) => ({ path, text })));
    expect(texts.filter(({ text }) => !isSentence(text) || text.startsWith('Write here'))).toEqual([]);
  });

  it('shows an example with any texts', () => {
    const without = [...guides].filter(([, { example }]) =>
      Object.values(sampleTexts).some((texts) => !isValidElement(example(texts))),
    );
    expect(without.map(([path]) => path)).toEqual([]);
  });
});

/** `Components/Button` of `title: 'Components/Button'`, where it is the title of stories. */
const titleOf = (path: string): string | undefined =>
  matches(read(path), /title: '((?:Components|Patterns|Screens)\/[^']+)'/g)[0];
const storiesOf = (path: string): string[] => matches(read(path), /export const (\w+)/g);

describe('the import line of a component', () => {
  it.each([...guides])('%s names what its own entry exports [KIT-01]', async (path, { name, imports = [name] }) => {
    const folder = dirname(path);
    expect(importLine(imports, `packages/ui/src/${path}.stories.tsx`)).toBe(
      `import { ${imports.join(', ')} } from '@isopter/ui/${folder}';`,
    );
    const module = (await import(src + entries(src)[`./${folder}`]!)) as object;
    expect(imports.filter((one) => !(one in module))).toEqual([]);
  });
});

describe('the stories of a documented component', () => {
  it.each(documented)('%s start with a playground and the documentation', (path) => {
    const name = path.split('/')[1]!;
    expect(titleOf(`${path}.stories.tsx`)).toMatch(new RegExp(`^\\w+/${name}$`));
    expect(storiesOf(`${path}.stories.tsx`)).toEqual(['Default']);
    expect(read(`${path}.stories.tsx`)).toMatch(new RegExp(`guide: ${name}Docs\\b`, 'i'));
  });

  it.each(documented)('%s show its features, including any text', (path) => {
    expect(titleOf(`${path}.features.stories.tsx`)).toBe(`${titleOf(`${path}.stories.tsx`)}/Features`);
    const stories = storiesOf(`${path}.features.stories.tsx`);
    expect(stories.filter((story) => story.startsWith('AnyText'))).not.toEqual([]);
  });

  it.each(documented.filter((path) => existsSync(`${src}${path}.examples.stories.tsx`)))(
    '%s end with examples',
    (path) => {
      expect(titleOf(`${path}.examples.stories.tsx`)).toBe(`${titleOf(`${path}.stories.tsx`)}/Examples`);
    },
  );
});
