import { describe, expect, it } from 'vitest';
import { DemoPatient, PatientUpdate, PatientWrite, SupportMessage, UserWrite } from './index.ts';
import { isPrintable } from './printable.ts';

const REFUSED = [
  '\0',
  '\x01',
  '\t',
  '\n',
  '\r',
  '\x1B',
  '\x7F',
  '\x85',
  '\uD800',
  '\uDFFF',
  '\uFDD0',
  '\uFFFE',
  '\uFFFF',
  '\u{1FFFF}',
];
const KEPT = [
  'Núñez',
  'Åsa-Brit',
  'O’Neill',
  "D'Arcy",
  'محمد',
  'דוד\u200F',
  '王小明',
  'Zo\u0308e',
  '𠮷野',
  '👁',
  'Mc\u00A0Kay',
];
const doctor_id = '0a000000-0000-4000-8000-000000000001';

describe('a name or an id number', () => {
  it.each(REFUSED)('is refused with %j in it', (character) => {
    const text = `A${character}b`;
    expect(isPrintable(text)).toBe(false);
    for (const field of ['first_name', 'last_name', 'patient_id_number']) {
      expect(PatientWrite.safeParse({ doctor_id, [field]: text }).success).toBe(false);
      expect(PatientUpdate.safeParse({ [field]: text }).success).toBe(false);
    }
    expect(UserWrite.safeParse({ last_name: text }).success).toBe(false);
    expect(DemoPatient.safeParse({ name: text, email: 'a@b.example' }).success).toBe(false);
  });
  it.each(KEPT)('may be %s', (text) => {
    expect(isPrintable(text)).toBe(true);
    expect(PatientWrite.safeParse({ doctor_id, first_name: text, patient_id_number: text }).success).toBe(true);
  });
});

it('a message may have several lines, and nothing else that cannot be shown', () => {
  const message = { name: 'Ann', email: 'a@b.example', message: 'One\r\n\tTwo\n' };
  expect(SupportMessage.safeParse(message).success).toBe(true);
  expect(SupportMessage.safeParse({ ...message, message: 'One\x1BTwo' }).success).toBe(false);
});
