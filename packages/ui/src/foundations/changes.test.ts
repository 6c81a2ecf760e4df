import { describe, expect, it } from 'vitest';
import { readChangelog, readChangeset } from './changes.ts';

describe('a changeset', () => {
  it('lists the changed packages, the kind of change, and the text', () => {
    const source = `---\n'@isopter/ui': minor\n"@isopter/api-client": patch\n---\n\n\`Stack\`: layout in\nsteps.\n\nA second.\n`;
    expect(readChangeset(source)).toEqual({
      packages: { '@isopter/ui': 'minor', '@isopter/api-client': 'patch' },
      paragraphs: ['`Stack`: layout in steps.', 'A second.'],
    });
  });
  it('is empty without front matter, such as a readme', () => {
    expect(readChangeset('# Changesets\n\nA change')).toEqual({ packages: {}, paragraphs: [] });
  });
});

describe('a changelog', () => {
  it('contains its versions with their headings, paragraphs and lists', () => {
    const source = `# @isopter/ui

## 0.2.0

### Minor Changes

- abc1234: The first,
  on two lines.
- def5678: The second.

## 0.1.0

The first version.
`;
    expect(readChangelog(source)).toEqual([
      {
        version: '0.2.0',
        blocks: [
          { kind: 'heading', text: 'Minor Changes' },
          { kind: 'list', items: ['abc1234: The first, on two lines.', 'def5678: The second.'] },
        ],
      },
      { version: '0.1.0', blocks: [{ kind: 'paragraph', text: 'The first version.' }] },
    ]);
  });
  it('may have no version yet', () => {
    expect(readChangelog('# @isopter/ui\n')).toEqual([]);
  });
});
