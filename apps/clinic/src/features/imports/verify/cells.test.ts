import { describe, expect, it } from 'vitest';
import { NOT_READ, READ, sampleImport } from '../../../fakes/data/imports.ts';
import { cellField, cellsOf, cellText, cellUpdates, cellValue, eyesOf, nextCell } from './cells.ts';

const item = sampleImport(1, { low_confidence_sensitivities: [{ page_id: 1, index: 3, value: 27 }] });
const cells = cellsOf(item, '24-2', ['OD']);
const at = (x: number, y: number) => cells.find((one) => one.x === x && one.y === y)!;

describe('the points of a program', () => {
  it.each([
    ['24-2', 54],
    ['30-2', 76],
    ['10-2', 68],
    ['G1', 0],
    ['', 0],
  ] as const)('of %s are %i for an eye, also where nothing was read [OUR-475]', (protocol, count) => {
    expect(cellsOf(NOT_READ, protocol, ['OD'])).toHaveLength(count);
    expect(cellsOf(NOT_READ, protocol, ['OD', 'OS'])).toHaveLength(2 * count);
    expect(cellsOf(NOT_READ, protocol, ['OD']).every(({ start }) => Number.isNaN(start))).toBe(true);
  });

  it('have what was read at them, and know which is unsure [OUR-473]', () => {
    expect(cells.map(({ start }) => start)).toEqual(READ.thresholds.map(({ value }) => value));
    expect(cells.filter(({ isUnsure }) => isUnsure)).toEqual([at(9, 21)]);
    expect([eyesOf(item), eyesOf(NOT_READ)]).toEqual([['OD'], []]);
  });

  it('keep what was read where the program is another one [OUR-475]', () => {
    const wide = cellsOf(item, '30-2', ['OD']);
    expect(wide.filter(({ threshold }) => threshold)).toHaveLength(54);
  });

  it.each([
    ['ArrowRight', [9, 15]],
    ['ArrowLeft', [-3, 15]],
    ['ArrowUp', [3, 21]],
    ['ArrowDown', [3, 9]],
  ] as const)('%s goes from one to its neighbour, whatever the language [OUR-475]', (key, [x, y]) => {
    expect(nextCell(cells, at(3, 15), key)).toBe(at(x, y));
  });

  it('end at the edge of the field, and other keys go nowhere', () => {
    expect(nextCell(cells, at(9, 21), 'ArrowRight')).toBeUndefined();
    expect(nextCell(cells, at(3, 15), 'Enter')).toBeUndefined();
  });
});

describe('the text of a point', () => {
  it.each([
    ['', NaN],
    ['<0', -1],
    ['<', -1],
    [' < 0 ', -1],
    ['−1', -1],
    ['0', 0],
    ['27', 27],
    ['٢٧', 27],
    ['28.6', 28.6],
    ['2x', Infinity],
    ['--', Infinity],
    ['1000', Infinity],
  ])('%j is the value %s [OUR-473]', (text, value) => {
    expect(cellValue(text)).toBe(value);
  });

  it.each([
    [-1, '<0'],
    [0, '0'],
    [28.6, '28.6'],
    [NaN, ''],
    [undefined, ''],
  ])('of %s is %j', (value, text) => {
    expect(cellText(value)).toBe(text);
  });
});

describe('what is sent of the points', () => {
  const values = Object.fromEntries(cells.map(({ name, start }) => [name, start]));

  it('is nothing where nothing is another value', () => {
    expect(cellUpdates(cells, values)).toEqual({ updated: [], added: [] });
  });

  it('is what changed, also to none; unsure values are sent by their step [OUR-473]', () => {
    const typed = {
      ...values,
      [cellField('OD', { x: -9, y: 15 })]: 12,
      [cellField('OD', { x: 3, y: 3 })]: NaN,
      [cellField('OD', { x: 9, y: 21 })]: 1,
    };
    expect(cellUpdates(cells, typed)).toEqual({
      updated: [
        { page_id: 1, index: at(-9, 15).threshold!.index, value: 12 },
        { page_id: 1, index: at(3, 3).threshold!.index, value: null },
      ],
      added: [],
    });
  });

  it('is by point where nothing was read [OUR-475]', () => {
    const empty = cellsOf(NOT_READ, '24-2', ['OS']);
    expect(cellUpdates(empty, { [cellField('OS', { x: 9, y: 15 })]: -1 })).toEqual({
      updated: [],
      added: [{ eye: 'OS', x: 9, y: 15, value: -1 }],
    });
  });
});
