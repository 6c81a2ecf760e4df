import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { files, isPage, read, ROOT } from './files.ts';
import { commentsOf, type Mentions, mentions, patternOf } from './mentions.ts';

/** A path and all its ends: `a/b.ts` and `b.ts`. */
const endsOf = (path: string) => path.split('/').map((_, index, parts) => parts.slice(index).join('/'));
const foldersOf = (file: string): string[] => (file === '.' ? [] : [file, ...foldersOf(dirname(file))]);

const paths = [...new Set(files.flatMap(foldersOf))];
const ends = new Set(paths.flatMap(endsOf));
const topFolders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''));
const scripts = new Set(
  files
    .filter((file) => /(?:^|\/)package\.json$/.test(file))
    .flatMap((file) => Object.keys((JSON.parse(read(file)) as { scripts?: object }).scripts ?? {})),
);

const isSource = (file: string) => /\.(?:tsx?|mjs)$/.test(file) && !file.startsWith('scripts/docs/');

const textOf = (file: string) => (isPage(file) ? read(file) : isSource(file) ? commentsOf(read(file)) : '');
const named = files.map((file) => [file, mentions(textOf(file), topFolders)] as const);

/** Lists `file: name` of everything that is named and does not exist. */
const missing = (kind: keyof Mentions, exists: (name: string, file: string) => boolean) =>
  named.flatMap(([file, found]) => found[kind].filter((name) => !exists(name, file)).map((name) => `${file}: ${name}`));

it('has every file and folder that pages and comments name', () => {
  expect(missing('paths', (name) => ends.has(name) || paths.some((path) => patternOf(name).test(path)))).toEqual([]);
});

it('has every file that a page links to', () => {
  expect(missing('links', (name, file) => existsSync(join(ROOT, dirname(file), name.replace(/#.*/, ''))))).toEqual([]);
});

it('has every npm script that pages and comments name', () => {
  expect(missing('scripts', (name) => scripts.has(name))).toEqual([]);
});
