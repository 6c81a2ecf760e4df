import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Block, readChangelog, readChangeset } from '../packages/ui/src/foundations/changes.ts';
import { published } from '../tests/consumer/packages.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const namesIn = (folder: string): string[] => readdirSync(new URL(`../${folder}`, import.meta.url));

const packages = [...published].map(([folder, { name, version }]) => ({ folder, name, version }));
const changesets = namesIn('.changeset').filter((name) => name.endsWith('.md') && name !== 'README.md');

const newestOf = (folder: string) =>
  readChangelog(read(`${folder}/CHANGELOG.md`)).find(({ version }) => /^\d/.test(version))!;
const itemsOf = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));

describe.each(packages)('the changelog of $name', ({ folder, version }) => {
  const newest = newestOf(folder);

  it('begins with the version of the package', () => {
    expect(newest.version).toBe(version);
  });

  it('groups its entries by what they ask of the reader', () => {
    const headings = newest.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    expect(['Breaking changes', 'Added', 'Changed', 'Fixed']).toEqual(expect.arrayContaining(headings));
    // a package without changes has a paragraph that states it
    expect(newest.blocks).not.toEqual([]);
  });

  it('has entries without commit hashes, each once', () => {
    const items = itemsOf(newest.blocks);
    expect(items.filter((item) => /^[\da-f]{7}: |^Updated dependencies/.test(item))).toEqual([]);
    expect(new Set(items).size).toBe(items.length);
  });
});

describe('the changelog of the product', () => {
  it('begins with the version that all packages share', () => {
    expect([...new Set(packages.map(({ version }) => version))]).toEqual([newestOf('.').version]);
  });
});

describe('changesets', () => {
  it('name published packages and describe the change', () => {
    const names = packages.map(({ name }) => name);
    const wrong = changesets.filter((file) => {
      const { packages: bumps, paragraphs } = readChangeset(read(`.changeset/${file}`));
      const changed = Object.keys(bumps);
      return changed.length === 0 || paragraphs.length === 0 || changed.some((name) => !names.includes(name));
    });
    expect(wrong).toEqual([]);
  });
});
