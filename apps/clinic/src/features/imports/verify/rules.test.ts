import type { ImportItem, TestGroup } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { READ, sampleImport } from '../../../fakes/data/imports.ts';
import {
  asked,
  mainAction,
  placeOf,
  protocolWith,
  refusedFields,
  startValues,
  stepOf,
  stepsOf,
  unsureOf,
  updateOf,
  verifyRefusals,
  type VerifyValues,
} from './rules.ts';

const group = (value: TestGroup['value'], protocols: TestGroup['protocols'] = []): TestGroup => ({
  value,
  name: value,
  strategies: [],
  protocols,
  voice_input_languages: [],
});
const GROUPS = [
  group('PERIMETRY', [
    { value: '24-2', name: '24-2' },
    { value: 'OTHER', name: 'Other' },
  ]),
  group('VISUAL_ACUITY', [
    { value: 'LANDOLT_C', name: 'Landolt C' },
    { value: 'OTHER', name: 'Other' },
  ]),
  group('COVER'),
  group('OTHER'),
];
const TODAY = '2026-11-20';
const VALUES: VerifyValues = {
  group: 'PERIMETRY',
  protocol: '24-2',
  protocol_name: '',
  test_date: TODAY,
  identity_reason: '',
};
const RULES = { groups: GROUPS, unsure: 0, today: TODAY, cells: [], needsReason: false };
const low = (page_id: number, index: number, value: number | null = null) => ({ page_id, index, value });
const UNSURE = [low(2, 1, 9), low(1, 17), low(1, 3, 27)];
const withUnsure = sampleImport(1, { low_confidence_sensitivities: UNSURE });

const refusals = (over: Partial<VerifyValues>, unsure = 0) =>
  verifyRefusals({ ...VALUES, ...over } as VerifyValues, { ...RULES, unsure });

describe('the first step', () => {
  it.each<[string, Partial<VerifyValues>]>([
    ['one of our protocols', {}],
    ['another protocol, with its name', { protocol: 'OTHER', protocol_name: 'G1' }],
    ['a group without protocols', { group: 'COVER', protocol: '' }],
    ['another group, with its name', { group: 'OTHER', protocol: '', protocol_name: 'OCT' }],
    ['a name that is not asked for', { protocol_name: 'x'.repeat(101) }],
  ])('takes %s (of IMP-04)', (_, over) => {
    expect(refusals(over)).toEqual({});
  });

  it.each<[string, Partial<VerifyValues>, object]>([
    ['no group', { group: '', protocol: '' }, { group: 'required' }],
    ['no protocol of a group that has some', { protocol: '' }, { protocol: 'required' }],
    ['another protocol without a name', { protocol: 'OTHER', protocol_name: ' ' }, { protocol_name: 'required' }],
    ['another group without a name', { group: 'OTHER', protocol: '' }, { protocol_name: 'required' }],
    ['OTHER as a name', { protocol: 'OTHER', protocol_name: 'OTHER' }, { protocol_name: 'invalidValue' }],
    ['a long name', { protocol: 'OTHER', protocol_name: 'x'.repeat(101) }, { protocol_name: 'maxLength' }],
    ['a name with a tab', { protocol: 'OTHER', protocol_name: 'a\tb' }, { protocol_name: 'unprintable' }],
    ['no day', { test_date: '' }, { test_date: 'required' }],
    ['half a day', { test_date: '2026-02-30' }, { test_date: 'invalidDate' }],
    ['a day after today', { test_date: '2026-11-21' }, { test_date: 'futureDate' }],
  ])('refuses %s (of IMP-04)', (_, over, expected) => {
    expect(refusals(over)).toEqual(expected);
  });

  it.each([
    ['PERIMETRY', '24-2', { protocol: true, name: false }],
    ['PERIMETRY', 'OTHER', { protocol: true, name: true }],
    ['COVER', 'OTHER', { protocol: false, name: false }],
    ['OTHER', '', { protocol: false, name: true }],
    ['', '', { protocol: false, name: false }],
  ] as const)('asks with %j and %j for %o (of IMP-04)', (chosen, protocol, expected) => {
    expect(asked({ group: chosen, protocol }, GROUPS)).toEqual(expected);
  });

  it('keeps the protocol of another group only where it has it', () => {
    expect(protocolWith('VISUAL_ACUITY', 'OTHER', GROUPS)).toBe('OTHER');
    expect(protocolWith('VISUAL_ACUITY', '24-2', GROUPS)).toBe('');
    expect(protocolWith('COVER', '24-2', GROUPS)).toBe('');
  });
});

describe('what was read', () => {
  it.each<[string, Partial<ImportItem>, Partial<VerifyValues>]>([
    ['fills the form', {}, { group: 'PERIMETRY', protocol: '24-2', protocol_name: '', test_date: '2026-03-14' }],
    ['is OTHER by its name where it is none of ours', { protocol: 'G1' }, { protocol: 'OTHER', protocol_name: 'G1' }],
    ['is a name alone in OTHER', { group: 'OTHER', protocol: 'OCT' }, { protocol: '', protocol_name: 'OCT' }],
    [
      'may be nothing',
      { group: null, protocol: null, test_date: null },
      { group: '', protocol: '', protocol_name: '', test_date: '' },
    ],
  ])('%s (of IMP-04)', (_, read, expected) => {
    expect(startValues(sampleImport(1, read), GROUPS)).toMatchObject(expected);
  });

  it('fills in unsure values, but none that no sensitivity is (of IMP-05)', () => {
    const item = sampleImport(1, { low_confidence_sensitivities: [low(1, 0, 27), low(1, 1), low(1, 2, 85)] });
    expect(startValues(item, GROUPS)).toMatchObject({ value_0: 27, value_1: NaN, value_2: NaN });
  });
});

describe('the second step', () => {
  it('exists only with unsure values, page by page in the order of their index (of IMP-05)', () => {
    expect(stepsOf(sampleImport(1))).toEqual(['details']);
    expect(stepsOf(withUnsure)).toEqual(['details', 'values']);
    expect(unsureOf(withUnsure)).toEqual([low(1, 3, 27), low(1, 17), low(2, 1, 9)]);
  });

  it.each([
    [-1, undefined],
    [50, undefined],
    [NaN, 'required'],
    [1.5, 'invalidValue'],
    [-2, 'minValue'],
    [51, 'maxValue'],
  ])('says of %d: %s (of IMP-05)', (value, refusal) => {
    expect(refusals({ value_0: value }, 1)).toEqual(refusal ? { value_0: refusal } : {});
  });

  it('tells what its button does (of IMP-04)', () => {
    const failed = sampleImport(1, { extraction_status: 'FAILED' });
    expect(mainAction(withUnsure, 'details')).toBe('next');
    expect(mainAction(withUnsure, 'values')).toBe('verify');
    expect(mainAction(sampleImport(1), 'details')).toBe('verify');
    expect(mainAction(failed, 'details')).toBe('resolve');
  });

  it('knows which step a field stands on', () => {
    expect([stepOf('protocol'), stepOf('value_3')]).toEqual(['details', 'values']);
  });

  it('knows where in the field a value was measured, where the reading tells it', () => {
    const threshold = { page_id: 1, index: 3, eye: 'OS', x: -9, y: 3, value: 20, is_blind_spot: false } as const;
    const item = sampleImport(1, { extracted_data: { ...READ, thresholds: [threshold] } });
    expect(placeOf(item, low(1, 3))).toMatchObject({ eye: 'OS', x: -9, y: 3 });
    expect(placeOf(item, low(1, 4))).toBeUndefined();
    expect(placeOf(sampleImport(1, { extracted_data: null }), low(1, 3))).toBeUndefined();
  });
});

describe('what is sent', () => {
  it.each<[string, Partial<VerifyValues>, string | null]>([
    ['a protocol of ours', { protocol_name: 'left over' }, '24-2'],
    ['the name in the place of OTHER', { protocol: 'OTHER', protocol_name: ' G1 ' }, 'G1'],
    ['the name alone', { group: 'OTHER', protocol: '', protocol_name: 'OCT' }, 'OCT'],
    ['none of a group without protocols', { group: 'COVER', protocol: '', protocol_name: 'left over' }, null],
  ])('has %s (of IMP-05)', (_, over, protocol) => {
    expect(updateOf({ ...VALUES, ...over } as VerifyValues, RULES, [])).toMatchObject({
      protocol,
      updated_sensitivities: [],
    });
  });

  it('has each unsure value with its place (of IMP-05)', () => {
    const values = { ...VALUES, value_0: 27, value_1: -1, value_2: 0 };
    expect(updateOf(values, RULES, unsureOf(withUnsure))).toEqual({
      group: 'PERIMETRY',
      protocol: '24-2',
      test_date: TODAY,
      updated_sensitivities: [low(1, 3, 27), low(1, 17, -1), low(2, 1, 0)],
    });
  });

  it('is refused at the field that was asked', () => {
    const fields = { group: ['No.'], protocol: ['No.'], test_date: ['No.'], updated_sensitivities: ['No.'] };
    const expected = { group: 'invalidValue', protocol: 'invalidValue', test_date: 'futureDate' };
    expect(refusedFields(fields, VALUES, GROUPS)).toEqual(expected);
    const named = { ...VALUES, protocol: 'OTHER', protocol_name: 'G1' };
    expect(refusedFields({ protocol: ['No.'] }, named, GROUPS)).toEqual({ protocol_name: 'invalidValue' });
  });
});
