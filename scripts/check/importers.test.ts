import { describe, expect, it } from 'vitest';
import { dependents, importersByFile } from './importers.ts';
import { readModule } from './modules.ts';
import { resolver } from './resolve.ts';

const resolve = resolver(
  new Map([
    [
      'packages/ui',
      { name: '@isopter/ui', exports: { '.': { '@isopter/source': './src/index.ts' }, './brands/*': './brands/*' } },
    ],
  ]),
);

const SOURCES: Readonly<Record<string, string>> = {
  'packages/ui/src/Button.tsx': `export function Button() {}`,
  'packages/ui/src/Dialog.tsx': `import { Button } from './Button.tsx'; export { Button as Close }; export const Dialog = 1;`,
  'packages/ui/src/parts.ts': `export { Button as Press } from './Button.tsx'; export * as dialogs from './Dialog.tsx';`,
  'packages/ui/src/index.ts': `export * from './Button.tsx'; export * from './Dialog.tsx'; export * from './parts.ts';`,
  'apps/clinic/src/SignIn.tsx': `import { Button } from '@isopter/ui'; export const SignIn = Button;`,
  'apps/clinic/src/Ask.tsx': `import { Dialog, type Button } from '@isopter/ui';`,
  'apps/clinic/src/Press.tsx': `import { Press } from '@isopter/ui';`,
  'apps/clinic/src/all.tsx': `import { dialogs } from '@isopter/ui'; import React from 'react';`,
  'apps/clinic/src/main.tsx': `import('./SignIn.tsx');`,
};
const modules = new Map(Object.entries(SOURCES).map(([path, source]) => [path, readModule(path, source)]));
const importers = importersByFile(modules, resolve);

describe('importersByFile', () => {
  it('looks through index files by name, with other names and wildcards', () => {
    expect([...importers.get('packages/ui/src/Button.tsx')!].toSorted()).toEqual([
      'apps/clinic/src/Press.tsx',
      'apps/clinic/src/SignIn.tsx',
      'packages/ui/src/Dialog.tsx',
    ]);
    expect([...importers.get('packages/ui/src/Dialog.tsx')!].toSorted()).toEqual([
      'apps/clinic/src/Ask.tsx',
      'apps/clinic/src/all.tsx',
    ]);
  });

  it('ends for modules that export each other', () => {
    const circle = new Map([
      ['a.ts', readModule('a.ts', `export * from './b.ts';`)],
      ['b.ts', readModule('b.ts', `export * from './a.ts'; import { missing } from './a.ts';`)],
    ]);
    expect(importersByFile(circle, resolve).size).toBe(0);
  });
});

describe('dependents', () => {
  it('counts the imports between', () => {
    expect(Object.fromEntries(dependents(['packages/ui/src/Button.tsx'], importers))).toEqual({
      'packages/ui/src/Button.tsx': 0,
      'packages/ui/src/Dialog.tsx': 1,
      'apps/clinic/src/SignIn.tsx': 1,
      'apps/clinic/src/Press.tsx': 1,
      'apps/clinic/src/Ask.tsx': 2,
      'apps/clinic/src/all.tsx': 2,
      'apps/clinic/src/main.tsx': 2,
    });
  });
});

describe('resolver', () => {
  it.each([
    ['packages/ui/src/a/b.ts', '../c.ts?raw', 'packages/ui/src/c.ts'],
    ['a.ts', '@isopter/ui', 'packages/ui/src/index.ts'],
    ['a.ts', '@isopter/ui/brands/x.json', 'packages/ui/brands/x.json'],
    ['a.ts', 'react', undefined],
    ['a.ts', '@isopter/other', undefined],
  ])('from %s resolves %s to %s', (from, specifier, file) => {
    expect(resolve(from, specifier)).toBe(file);
  });
});
