import { describe, expect, it } from 'vitest';
import { linesOf, placeFacts } from './facts.ts';
import { BODY } from './measures.ts';

const fact = (value: string) => ({ label: `Label of ${value}`, value });

describe('facts of a page', () => {
  it('are placed four to a line', () => {
    const placed = placeFacts(['1', '2', '3', '4', '5'].map(fact), BODY.width);
    expect(placed.map(({ line, column }) => [line, column])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 0],
    ]);
    expect(linesOf(placed)).toBe(2);
  });

  it('give a long value two columns, in the next line if only one is left', () => {
    const long = 'AVA Standard (ZEST, SD 1.5)';
    const placed = placeFacts([fact('1'), fact('2'), fact('3'), fact(long), fact('5')], BODY.width);
    expect(placed.map(({ line, column, columns }) => [line, column, columns])).toEqual([
      [0, 0, 1],
      [0, 1, 1],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 1],
    ]);
  });

  it('take a line even without facts', () => expect(linesOf([])).toBe(1));
});
