import { describe, expect, it } from 'vitest';
import { LANE_2, PRE_TEST } from '../../../../../fakes/data/devices.ts';
import { FORM_DATA, OPERATORS } from '../../../../../fakes/data/form.ts';
import { defaultTest, type Obstacle } from './defaultTest.ts';
import type { TestFormData } from '../values.ts';

const preferred: TestFormData = {
  ...FORM_DATA,
  preferences: {
    ...FORM_DATA.preferences,
    device: LANE_2.id,
    operator: OPERATORS[0]!.id,
    test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' },
    language: 'en',
  },
};
const obstacles = (more: Partial<TestFormData> = {}, preferences: Partial<TestFormData['preferences']> = {}) =>
  defaultTest({ ...preferred, ...more, preferences: { ...preferred.preferences, ...preferences } }).obstacles;
const test_group = { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' } as const;

describe('the default test', () => {
  it('can start when everything it needs is preferred and free [FORM-21]', () => {
    expect(obstacles()).toEqual([]);
    expect(defaultTest(preferred).values).toMatchObject({ device: LANE_2.id, strategy: 'AVA_FAST', protocol: '24-2' });
  });

  it.each<[string, Partial<TestFormData>, Partial<TestFormData['preferences']>, Obstacle]>([
    ['a device in use', {}, { device: PRE_TEST.id }, { what: 'deviceInUse', name: PRE_TEST.name }],
    ['no device', {}, { device: null }, { what: 'noDevice' }],
    ['a deleted device', {}, { device: '0d000000-0000-4000-8000-00000000dead' }, { what: 'deviceGone' }],
    ['a device that is off', { devices: [{ ...LANE_2, active: false }] }, {}, { what: 'deviceOff', name: LANE_2.name }],
    [
      'an operator who is not active',
      { operators: [{ ...OPERATORS[0]!, active: false }] },
      {},
      { what: 'operatorInactive', name: 'Maurer, Ines' },
    ],
    ['no operator', { operators: [] }, {}, { what: 'noOperator' }],
    ['no doctor', { doctors: [] }, {}, { what: 'noDoctor' }],
    ['no test', {}, { test_group: null }, { what: 'noTest' }],
    ['a test without its program', {}, { test_group: { ...test_group, protocol: null } }, { what: 'otherTest' }],
    ['a test that is not offered', {}, { test_group: { ...test_group, strategy: 'KINETIC' } }, { what: 'otherTest' }],
  ])('says what is missing with %s [OUR-723]', (_, more, preferences, obstacle) => {
    expect(obstacles(more, preferences)).toEqual([obstacle]);
  });

  it.each([
    ['1b000000-0000-4000-8000-000000000002', true],
    ['1b000000-0000-4000-8000-000000000099', false],
    [null, false],
  ])('is a custom bundle where that is preferred: %s [FORM-21]', (custom_test_bundle_type, expected) => {
    const preferences = { use_custom_test_bundle_type: true, custom_test_bundle_type, test_group: null };
    expect(obstacles({}, preferences).length === 0).toBe(expected);
  });
});
