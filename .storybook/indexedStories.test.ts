import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findUnindexedExports } from './indexedStories.ts';
import { storyFiles } from './storyFiles.ts';

const paths = storyFiles().flatMap(({ directory, files }) =>
  globSync(`${directory}/${files}`, { cwd: import.meta.dirname }).map((path) => `${import.meta.dirname}/${path}`),
);

describe('the exports of story files', () => {
  it('are all indexed by Storybook', () => {
    expect(paths.length).toBeGreaterThan(100);
    const unindexed = paths.map((path) => [path, findUnindexedExports(path, readFileSync(path, 'utf8'))]);
    expect(unindexed.filter(([, names]) => names!.length > 0)).toEqual([]);
  });

  it.each([
    ['a story', 'export const Works = meta.story({ name: "works" });', []],
    ['a type', 'export type Story = string; export interface Props {}', []],
    ['a call of a function', 'const make = () => meta.story({});\nexport const Works = make();', ['Works']],
    ['a function', 'export function works() {}', ['export function works() {}']],
    ['a list of names', 'const Works = meta.story({});\nexport { Works };', ['export { Works };']],
    ['another file', 'export * from "./Other.stories.tsx";', ['export * from "./Other.stories.tsx";']],
  ])('are judged: %s', (_, text, unindexed) => {
    expect(findUnindexedExports('A.stories.tsx', text)).toEqual(unindexed);
  });
});
