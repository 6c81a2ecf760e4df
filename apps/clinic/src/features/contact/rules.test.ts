import { describe, expect, it } from 'vitest';
import { contactRefusals, messageOf } from './rules.ts';

const VALID = { name: 'Ann Lee', email: 'ann@clinic.example', phone_number: '', message: 'The headset stays dark.' };

describe('the rules of a message to the support', () => {
  it('take name, e-mail and message, without a phone number [INFO-03]', () => {
    expect(contactRefusals(VALID)).toEqual({});
    expect(messageOf(VALID)).toEqual({ ...VALID, phone_number: null });
  });

  it.each([
    ['name', '', { kind: 'required' }],
    ['email', '', { kind: 'required' }],
    ['email', 'ann', { kind: 'invalidEmail' }],
    ['phone_number', '12', { kind: 'phoneCountry' }],
    ['message', ' ', { kind: 'required' }],
    ['message', 'x'.repeat(1001), { kind: 'maxLength', value: '1000' }],
  ] as const)('refuse as %s: %.9s [INFO-03]', (field, value, refusal) => {
    expect(contactRefusals({ ...VALID, [field]: value })).toEqual({ [field]: refusal });
  });
});
