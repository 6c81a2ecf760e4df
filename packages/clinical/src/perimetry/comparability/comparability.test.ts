import { describe, expect, it } from 'vitest';
import { type ComparableField, hasExcludingFlag, methodMismatch, notComparable, previousField } from './comparable.ts';
import { fieldMethods, followedMethod } from './methods.ts';

const field = (year: number, other: Partial<ComparableField> = {}): ComparableField => ({
  eye: 'OD',
  at: new Date(Date.UTC(year, 0, 1)),
  program: '24-2',
  size: 3,
  strategy: 'AVA_STANDARD',
  reliable: true,
  excluded: null,
  ...other,
});
const newest = field(2026);

describe('two fields [OUR-416]', () => {
  it.each([
    ['eye', { eye: 'OS' }],
    ['program', { program: '30-2' }],
    ['size', { size: 5 }],
    ['strategy', { strategy: 'FULL_THRESHOLD' }],
    ['strategy', { strategy: '' }],
    ['date', { at: new Date(Date.UTC(2027, 0, 1)) }],
    ['date', { at: new Date(Number.NaN) }],
    ['excluded', { excluded: 'LID', reliable: false }],
    ['unreliable', { reliable: false }],
    [null, { program: '24-2-AVA-F' }],
    [null, {}],
  ] as const)('are not comparable because of the %s: %o', (why, other) => {
    expect(notComparable(field(2025, other), newest)).toBe(why);
  });

  it('of an unknown strategy are not comparable with each other', () => {
    expect(methodMismatch(field(2025, { strategy: '' }), field(2026, { strategy: '' }))).toBe('strategy');
  });

  it('are compared with a series without a date', () => {
    const { at: _, ...series } = newest;
    expect(notComparable(field(2030), series)).toBeNull();
    expect(notComparable(field(2030, { strategy: 'AVA_FAST' }), series)).toBe('strategy');
  });
});

describe('the flags of a field [OUR-417]', () => {
  it('exclude it, except false negatives alone', () => {
    expect([[], ['FALSE_NEGATIVES']].map(hasExcludingFlag)).toEqual([false, false]);
    for (const flag of ['FALSE_POSITIVES', 'FIXATION_LOSSES', 'TOO_HIGH']) {
      expect(hasExcludingFlag([flag])).toBe(true);
      expect(hasExcludingFlag(['FALSE_NEGATIVES', flag])).toBe(true);
    }
  });
});

describe('the previous field [OUR-416]', () => {
  it('is the newest earlier one of the same method that counts, in any order of the list', () => {
    const right = field(2022);
    const fields = [
      newest,
      field(2025, { strategy: 'AVA_FAST' }),
      field(2025, { eye: 'OS' }),
      field(2024, { reliable: false }),
      field(2023, { excluded: 'LID' }),
      right,
      field(2021),
      field(2026, { program: '24-2-AVA-F' }),
    ];
    expect(previousField(fields, newest)).toBe(right);
    expect(previousField(fields.toReversed(), newest)).toBe(right);
    expect(previousField(fields, field(2021))).toBeUndefined();
  });
});

describe('the method that is followed [OUR-416]', () => {
  const fields = [
    ...[2018, 2019, 2020].map((year) => field(year, { strategy: 'FULL_THRESHOLD' })),
    field(2021),
    field(2022, { strategy: 'AVA_FAST', reliable: false }),
    field(2023, { program: '10-2', strategy: 'AVA_FAST' }),
    field(2024, { eye: 'OS', strategy: 'AVA_FAST' }),
  ];

  it('uses the family with most fields and the strategy of its newest included field', () => {
    expect(fieldMethods(fields, 'OD')).toEqual([
      { program: '24-2', size: 3, strategy: 'AVA_STANDARD', fields: 1 },
      { program: '24-2', size: 3, strategy: 'FULL_THRESHOLD', fields: 3 },
      { program: '24-2', size: 3, strategy: 'AVA_FAST', fields: 1 },
      { program: '10-2', size: 3, strategy: 'AVA_FAST', fields: 1 },
    ]);
    expect(followedMethod(fields, 'OD')).toEqual({ program: '24-2', size: 3, strategy: 'AVA_STANDARD' });
    expect(followedMethod([field(2022, { reliable: false })], 'OD')).toMatchObject({ strategy: 'AVA_STANDARD' });
    expect(followedMethod([], 'OD')).toBeUndefined();
  });

  it('is the chosen one as far as the eye has it', () => {
    expect(followedMethod(fields, 'OD', { program: '24-2', size: 3, strategy: 'FULL_THRESHOLD' })).toMatchObject({
      strategy: 'FULL_THRESHOLD',
    });
    expect(followedMethod(fields, 'OD', { program: '10-2', size: 3, strategy: 'FULL_THRESHOLD' })).toMatchObject({
      program: '10-2',
      strategy: 'AVA_FAST',
    });
    expect(followedMethod(fields, 'OD', { program: '30-2', size: 3 })).toMatchObject({
      program: '24-2',
      strategy: 'AVA_STANDARD',
    });
  });
});
