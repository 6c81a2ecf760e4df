import { editionOf, resultOf, verdictOf } from '@isopter/clinical/ishihara';
import { received } from '@isopter/recordings';
import { describe, expect, it } from 'vitest';
import type { PlateResponse } from '../types.ts';
import { initialState, reduceAll, viewOf } from './store.ts';

/** The plates of the 24-plate edition that show a numeral. */
const VALUES = ['12', '8', '29', '5', '3', '15', '74', '6', '45', '5', '7', '16', '73', '', '', '26', '42'];

const response = (value: string | null, answer?: string | null): PlateResponse => ({
  answered: answer !== undefined,
  value,
  answer: answer ?? null,
});
const read = (wrong: number, last: readonly string[] = ['26', '42']) =>
  VALUES.map((value, i) => response(value, i >= 15 ? last[i - 15] : i > 0 && i <= wrong ? 'x' : value));

/** Plates of which nothing is known but how many they are, and those with this on the third. */
const unknown = (amount: number) => Array.from({ length: amount }, () => response(null));
const listed = (third: string, amount: number) =>
  editionOf(['12', '8', third, ...Array.from({ length: amount - 3 }, () => '7')].map((value) => response(value)));

const state = (...eye_states: unknown[]) => ({ eye_states });
const event = (data: object) => received('ishihara_state_update', data);
const after = (...data: object[]) => viewOf(reduceAll(initialState(undefined), data.map(event)));
const platesOf = (responses: unknown) => after(state({ eye: 'OU', responses })).eyes.OU?.plates ?? [];

const typeAfter = (wrong: number, last: readonly string[]) => verdictOf(platesOf(read(wrong, last)))?.type;

describe('plates', () => {
  it('are right, wrong, or not yet answered [COL-03] [COL-06]', () => {
    expect([response('12', '12'), response('8', '3'), response('5')].map(resultOf)).toEqual([
      'right',
      'wrong',
      'unanswered',
    ]);
    expect(resultOf(response('', ''))).toBe('right');
    expect(resultOf({ answered: true, value: null, answer: null })).toBe('right');
    expect(resultOf(response('', '45'))).toBe('wrong');
    expect(resultOf(response('6', ''))).toBe('wrong');
  });
  it('belong to the edition whose scored plates are all present', () => {
    const editions = [38, 25, 24, 17, 14, 11].map((amount) => editionOf(unknown(amount))?.plates);
    expect(editions).toEqual([38, 38, 24, 24, 14, 14]);
    expect(editionOf(unknown(10))).toBeUndefined();
  });
  it('identify their edition by their digits', () => {
    expect([listed('6', 21), listed('29', 24), listed('5', 14)].map((edition) => edition?.plates)).toEqual([
      38, 24, 14,
    ]);
    expect([listed('6', 20), listed('29', 14)]).toEqual([undefined, undefined]);
  });
});

describe('the verdict', () => {
  it.each([
    [2, 'normal'],
    [3, 'unclear'],
    [5, 'unclear'],
    [6, 'deficient'],
    [14, 'deficient'],
  ] as const)('with %i of 15 plates wrong is %s', (wrong, outcome) => {
    expect(verdictOf(platesOf(read(wrong)))).toMatchObject({ outcome, right: 15 - wrong });
  });
  it('distinguishes protan from deutan by the last plates, if there is a deficiency', () => {
    expect(typeAfter(14, ['6', '2'])).toBe('protan');
    expect(typeAfter(14, ['2', '4'])).toBe('deutan');
    expect(typeAfter(14, ['2', '2'])).toBe('unclear');
    expect(typeAfter(14, ['', ''])).toBe('unclear');
    expect(typeAfter(0, ['6', '2'])).toBeNull();
  });
  it('is undecided if the plate that everybody can read is misread', () => {
    const misread = read(14).with(0, response('12', ''));
    expect(verdictOf(platesOf(misread))).toMatchObject({ outcome: 'unreliable', type: null });
    expect(verdictOf(platesOf(VALUES.map((value) => response(value, 'x'))))?.outcome).toBe('unreliable');
  });
  it('suggests total deficiency if only the first plate is read', () => {
    const nothing = VALUES.map((value, i) => response(value, i === 0 ? value : ''));
    expect(verdictOf(platesOf(nothing))).toMatchObject({ outcome: 'deficient', right: 3, type: 'total' });
    expect(verdictOf(platesOf(nothing.with(16, response('42', '2'))))?.type).toBe('protan');
  });
  it('requires every plate', () => {
    expect(verdictOf(platesOf([...read(0).slice(0, 16), response('42')]))).toBeNull();
    expect(verdictOf(platesOf(read(0).slice(0, 10)))).toBeNull();
    expect(verdictOf([])).toBeNull();
  });
});

describe('the model of an Ishihara test', () => {
  it('examines the right eye before the left one, and counts what was answered', () => {
    const open = VALUES.map((value) => response(value));
    const half = [...read(0).slice(0, 9), ...open.slice(9)];
    const view = after(state({ eye: 'OD', responses: read(0) }, { eye: 'OS', responses: half }));
    expect(view).toMatchObject({ eye_under_test: 'OS', ignored: 0 });
    expect(view.eyes.OD?.completion).toBe(100);
    expect(view.eyes.OS?.completion).toBe(53);
    expect(after(state({ eye: 'OD', responses: open }, { eye: 'OS', responses: open })).eye_under_test).toBe('OD');
    expect(after(state({ eye: 'OD', responses: read(0) })).eye_under_test).toBeNull();
  });
});
