import type { ImportUpdate } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import type { StoredThreshold } from '../db/imports.ts';
import { updateProblems, withUpdated } from './verify.ts';

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
const THRESHOLDS = [threshold(0, 28, false), threshold(1, null, true), threshold(2, 50, true)];
const GIVEN = [
  { page_id: 1, index: 2, value: 30 },
  { page_id: 1, index: 1, value: -1 },
];
const update = (over: Partial<ImportUpdate>): ImportUpdate => ({
  group: 'PERIMETRY',
  protocol: '24-2',
  test_date: '2026-11-20',
  updated_sensitivities: GIVEN,
  ...over,
});
const wrong = (over: Partial<ImportUpdate>) => Object.keys(updateProblems(update(over), THRESHOLDS, NOW));

describe('what is said of an import', () => {
  it.each<[string, Partial<ImportUpdate>]>([
    ['one of our protocols', {}],
    ['the name of another protocol', { protocol: 'G1' }],
    ['another kind of test, with a name', { group: 'OTHER', protocol: 'OCT' }],
    ['a kind without protocols', { group: 'COVER', protocol: null }],
    ['a day that has begun somewhere', { test_date: '2026-11-21' }],
  ])('may be %s', (_, over) => {
    expect(wrong(over)).toEqual([]);
  });

  it.each<[string, Partial<ImportUpdate>, string]>([
    ['without a protocol of a kind that has some', { protocol: null }, 'protocol'],
    ['with a protocol of a kind that has none', { group: 'COVER' }, 'protocol'],
    ['without the name of another kind', { group: 'OTHER', protocol: null }, 'protocol'],
    ['without the name of another protocol', { protocol: 'OTHER' }, 'protocol'],
    ['of a kind that no report is of', { group: 'CUSTOM_BUNDLE', protocol: null }, 'group'],
    ['with a day that has begun nowhere', { test_date: '2026-11-22' }, 'test_date'],
    ['without a value', { updated_sensitivities: GIVEN.slice(1) }, 'updated_sensitivities'],
    ['with a value twice', { updated_sensitivities: [GIVEN[0]!, GIVEN[0]!] }, 'updated_sensitivities'],
    [
      'with a value that is sure',
      { updated_sensitivities: [GIVEN[0]!, { page_id: 1, index: 0, value: 1 }] },
      'updated_sensitivities',
    ],
    [
      'with a value of another page',
      { updated_sensitivities: [GIVEN[0]!, { page_id: 2, index: 1, value: 1 }] },
      'updated_sensitivities',
    ],
  ])('is refused %s', (_, over, field) => {
    expect(wrong(over)).toEqual([field]);
  });

  it('takes the place of what was read', () => {
    expect(withUpdated(THRESHOLDS, GIVEN).map(({ value }) => value)).toEqual([28, -1, 30]);
  });
});
