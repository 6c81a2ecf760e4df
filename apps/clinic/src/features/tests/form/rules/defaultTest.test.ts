import { describe, expect, it } from 'vitest';
import { LANE_2, PRE_TEST } from '../../../../fakes/devices.ts';
import { FORM_DATA, OPERATORS } from '../../../../fakes/form.ts';
import { defaultTest } from './defaultTest.ts';
import type { TestFormData } from './values.ts';

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
const isReady = (more: Partial<TestFormData> = {}, preferences: Partial<TestFormData['preferences']> = {}) =>
  defaultTest({ ...preferred, ...more, preferences: { ...preferred.preferences, ...preferences } }).isReady;

describe('the default test', () => {
  it('is ready when everything it needs is preferred and free', () => {
    expect(isReady()).toBe(true);
    expect(defaultTest(preferred).values).toMatchObject({ device: LANE_2.id, strategy: 'AVA_FAST', protocol: '24-2' });
  });

  it.each<[string, Partial<TestFormData>, Partial<TestFormData['preferences']>]>([
    ['a device in use', {}, { device: PRE_TEST.id }],
    ['no device', {}, { device: null }],
    ['a device that is not active', { devices: [{ ...LANE_2, active: false }] }, {}],
    ['an operator who is not active', { operators: [{ ...OPERATORS[0]!, active: false }] }, {}],
    ['no test', {}, { test_group: null }],
    ['a test without its program', {}, { test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: null } }],
    ['a test that is not offered', {}, { test_group: { group: 'PERIMETRY', strategy: 'KINETIC', protocol: '24-2' } }],
  ])('is not ready with %s', (_, more, preferences) => {
    expect(isReady(more, preferences)).toBe(false);
  });

  it.each([
    ['1b000000-0000-4000-8000-000000000002', true],
    ['1b000000-0000-4000-8000-000000000099', false],
    [null, false],
  ])('is a custom bundle where that is preferred: %s [FORM-21]', (custom_test_bundle_type, expected) => {
    const preferences = { use_custom_test_bundle_type: true, custom_test_bundle_type, test_group: null };
    expect(isReady({}, preferences)).toBe(expected);
  });
});
