import { TEXT_MAX } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { deviceRefusals, type DeviceFormValues } from './rules.ts';

const VALID: DeviceFormValues = {
  name: 'Lane 3',
  device_type: 'S',
  offices: ['0f000000-0000-4000-8000-000000000001'],
  pool: null,
};

describe('the form of a device', () => {
  it('takes what has all three [DEV-03]', () => {
    expect(deviceRefusals(VALID)).toEqual({});
  });

  it('needs name, type and an office [DEV-03]', () => {
    expect(deviceRefusals({ name: '  ', device_type: '', offices: [], pool: null })).toEqual({
      name: 'required',
      device_type: 'required',
      offices: 'required',
    });
  });

  it.each([
    ['x'.repeat(TEXT_MAX.name + 1), 'maxLength'],
    ['Lane\t3', 'unprintable'],
  ])('refuses the name %j', (name, refusal) => {
    expect(deviceRefusals({ ...VALID, name })).toEqual({ name: refusal });
  });
});
