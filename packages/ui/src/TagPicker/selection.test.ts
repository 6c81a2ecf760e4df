import { describe, expect, it } from 'vitest';
import { difference, selected } from './selection.ts';

const item = (id: string) => ({ id, label: id.toUpperCase() });
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(item) as [Option, Option, Option, Option];
type Option = ReturnType<typeof item>;
const all = [a, b, c, d];

describe('the chosen items', () => {
  it('keep their order, with new ones last', () => {
    expect(selected(['a', 'b', 'd'], [d, a], all, 9)).toEqual([d, a, b]);
  });
  it('lose removed items', () => {
    expect(selected(['d'], [d, a], all, 9)).toEqual([d]);
    expect(selected([], [d, a], all, 9)).toEqual([]);
  });
  it('remain although the list no longer contains them', () => {
    expect(selected(['d', 'a'], [d], [a, b], 9)).toEqual([d, a]);
  });
  it('are limited to a maximum; existing ones remain', () => {
    expect(selected(['a', 'b', 'c', 'd'], [d], all, 2)).toEqual([d, a]);
    expect(selected(['a', 'b', 'c'], [a, b], all, 1)).toEqual([a, b]);
  });
});

describe('the difference', () => {
  it('is a single item, or none', () => {
    expect(difference([a], [a, b])).toEqual({ added: b });
    expect(difference([a, b], [b])).toEqual({ removed: a });
    expect(difference([], [a, b])).toEqual({});
    expect(difference([a], [a])).toEqual({});
  });
});
