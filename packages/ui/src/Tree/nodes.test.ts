import { describe, expect, it } from 'vitest';
import { ancestorsOf, canOpen, idsOf, isAwaited, type TreeNode } from './nodes.ts';

const leaf = (id: string): TreeNode => ({ id, label: id });
const tree: TreeNode[] = [
  {
    ...leaf('corporation'),
    children: [
      { ...leaf('north'), children: [leaf('harbor'), leaf('station')] },
      { ...leaf('south'), children: [leaf('mill')], isDisabled: true },
    ],
  },
  leaf('other'),
];

describe('a node', () => {
  it('can be expanded if it has children, or will have', () => {
    expect(canOpen(leaf('a'))).toBe(false);
    expect(canOpen({ ...leaf('a'), children: [] })).toBe(false);
    expect(canOpen({ ...leaf('a'), children: [leaf('b')] })).toBe(true);
    expect(canOpen({ ...leaf('a'), hasChildren: true })).toBe(true);
    expect(canOpen({ ...leaf('a'), hasChildren: false, children: [leaf('b')] })).toBe(false);
  });
  it('waits for its children until they are known, even if there are none', () => {
    expect(isAwaited({ ...leaf('a'), hasChildren: true })).toBe(true);
    expect(isAwaited({ ...leaf('a'), hasChildren: true, children: [] })).toBe(false);
    expect(isAwaited(leaf('a'))).toBe(false);
  });
});

describe('idsOf', () => {
  it('lists all selectable nodes from top to bottom, and nothing below others', () => {
    expect(idsOf(tree)).toEqual(['corporation', 'north', 'harbor', 'station', 'other']);
  });
});

describe('ancestorsOf', () => {
  it('is the path to a node, from the top', () => {
    expect(ancestorsOf(tree, 'station')).toEqual(['corporation', 'north']);
    expect(ancestorsOf(tree, 'mill')).toEqual(['corporation', 'south']);
    expect(ancestorsOf(tree, 'north')).toEqual(['corporation']);
  });
  it('is empty at the top, and for an unknown node', () => {
    expect(ancestorsOf(tree, 'other')).toEqual([]);
    expect(ancestorsOf(tree, 'elsewhere')).toEqual([]);
  });
});
