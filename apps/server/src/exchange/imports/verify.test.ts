import type { ImportUpdate } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import type { StoredThreshold } from '../../platform/db/tables/imports.ts';
import { changesOf, updateProblems, withUpdated } from './verify.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const threshold = (index: number, value: number | null, is_unsure: boolean): StoredThreshold => ({
  page_id: 1,
  index,
  eye: 'OD',
  x: 3,
  y: 3,
  value,
  is_blind_spot: false,
  is_unsure,
});
const THRESHOLDS = [
  threshold(0, 28, false),
  { ...threshold(1, null, true), y: 9 },
  { ...threshold(2, 50, true), x: 9 },
];
const GIVEN = [
  { page_id: 1, index: 2, value: 30 },
  { page_id: 1, index: 1, value: -1 },
];
const update = (over: Partial<ImportUpdate>): ImportUpdate => ({
  version: 0,
  group: 'PERIMETRY',
  protocol: '24-2',
  test_date: '2026-11-20',
  updated_sensitivities: GIVEN,
  ...over,
});
const wrong = (over: Partial<ImportUpdate>) => Object.keys(updateProblems(update(over), THRESHOLDS, NOW));
const at = (x: number, y: number, value: number | null = 20) => ({ eye: 'OD' as const, x, y, value });

describe('an update of an import', () => {
  it.each<[string, Partial<ImportUpdate>]>([
    ['one of our protocols', {}],
    ['the name of another protocol', { protocol: 'G1' }],
    ['another kind of test, with a name', { group: 'OTHER', protocol: 'OCT' }],
    ['a kind without protocols', { group: 'COVER', protocol: null }],
    ['a day that has begun somewhere', { test_date: '2026-11-21' }],
    ['none of the values', { updated_sensitivities: [] }],
    ['some of the unsure values', { updated_sensitivities: GIVEN.slice(1) }],
    ['a value that was sure', { updated_sensitivities: [{ page_id: 1, index: 0, value: 1 }] }],
    ['a value that is removed', { updated_sensitivities: [{ page_id: 1, index: 0, value: null }] }],
    ['a point of the program without a value so far', { added_sensitivities: [at(-9, 15)] }],
    ['a point of the other eye', { added_sensitivities: [{ ...at(3, 3), eye: 'OS' }] }],
  ])('may have %s [OUR-473] [OUR-475]', (_, over) => {
    expect(wrong(over)).toEqual([]);
  });

  it.each<[string, Partial<ImportUpdate>, string]>([
    ['without a protocol, though the kind has some', { protocol: null }, 'protocol'],
    ['with a protocol, though the kind has none', { group: 'COVER' }, 'protocol'],
    ['without the name of another kind', { group: 'OTHER', protocol: null }, 'protocol'],
    ['without the name of another protocol', { protocol: 'OTHER' }, 'protocol'],
    ['with a kind that reports cannot have', { group: 'CUSTOM_BUNDLE', protocol: null }, 'group'],
    ['with a day that has begun nowhere', { test_date: '2026-11-22' }, 'test_date'],
    ['with a value twice', { updated_sensitivities: [GIVEN[0]!, GIVEN[0]!] }, 'updated_sensitivities'],
    [
      'with a value of another page',
      { updated_sensitivities: [GIVEN[0]!, { page_id: 2, index: 1, value: 1 }] },
      'updated_sensitivities',
    ],
    ['with a point that is none of the program', { added_sensitivities: [at(-27, 15)] }, 'added_sensitivities'],
    [
      'with a point of a program without a grid',
      { protocol: 'G1', added_sensitivities: [at(-9, 15)] },
      'added_sensitivities',
    ],
    ['with a point that has a value', { added_sensitivities: [at(3, 3)] }, 'added_sensitivities'],
    ['with a point twice', { added_sensitivities: [at(-9, 15), at(-9, 15)] }, 'added_sensitivities'],
  ])('is refused %s', (_, over, field) => {
    expect(wrong(over)).toEqual([field]);
  });

  it('changes the values it has, which count as confirmed, and no other [OUR-473]', () => {
    const after = withUpdated(THRESHOLDS, update({ updated_sensitivities: [{ page_id: 1, index: 2, value: null }] }));
    expect(after.map(({ value, is_confirmed }) => [value, is_confirmed])).toEqual([
      [28, undefined],
      [null, undefined],
      [null, true],
    ]);
  });

  it('adds values on a separate page, after those that were added before [OUR-475]', () => {
    const once = withUpdated(
      [],
      update({ updated_sensitivities: [], added_sensitivities: [at(-9, 15), at(15, 3, 0)] }),
    );
    const twice = withUpdated(once, update({ updated_sensitivities: [], added_sensitivities: [at(9, 15)] }));
    expect(twice.map(({ page_id, index, value, is_blind_spot }) => [page_id, index, value, is_blind_spot])).toEqual([
      [0, 0, 20, false],
      [0, 1, 0, true],
      [0, 2, 20, false],
    ]);
  });

  it('is stored as its changes, with old and new values [OUR-473]', () => {
    const row = { group: 'PERIMETRY', protocol: '30-2', testDate: '2026-11-20', thresholds: THRESHOLDS } as const;
    const body = update({ added_sensitivities: [at(-9, 15)] });
    expect(changesOf({ ...row, thresholds: [...THRESHOLDS] }, body, withUpdated(THRESHOLDS, body))).toEqual({
      details: [{ field: 'protocol', from: '30-2', to: '24-2' }],
      thresholds: [
        { eye: 'OD', x: 3, y: 9, from: null, to: -1 },
        { eye: 'OD', x: 9, y: 3, from: 50, to: 30 },
        { eye: 'OD', x: -9, y: 15, from: null, to: 20 },
      ],
    });
  });
});
