import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  type Call,
  type CallName,
  calls,
  DemoPatient,
  PatientUpdate,
  PatientWrite,
  SupportMessage,
  UserWrite,
} from './index.ts';
import { isPrintable, isVisibleName, visibleName } from './printable.ts';

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
/** Controls of the direction, and characters that are not drawn. */
const HIDDEN = [
  '\u061C',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202B',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u200B',
  '\u200C',
  '\u200D',
  '\u2060',
  '\u2063',
  '\uFEFF',
  '\u00AD',
  '\u034F',
  '\u115F',
  '\u1160',
  '\u17B4',
  '\u180E',
  '\u206A',
  '\u3164',
  '\uFFA0',
  '\uFE0F',
  '\u2028',
  '\u2029',
  '\uFFF9',
  '\u{1D173}',
  '\u{E0001}',
  '\u{E0041}',
  '\u{E01EF}',
];
const KEPT = [
  'Núñez',
  'Åsa-Brit',
  'O’Neill',
  "D'Arcy",
  'محمد',
  'דוד',
  // joiners inside words, variants of ideographs, joined emoji
  'علی‌رضا',
  'क्‍षमा',
  'മോഹന്‍',
  '葛\u{E0100}',
  '👩🏽‍⚕️ Lane',
  '王小明',
  'Zo\u0308e',
  '𠮷野',
  '👁',
  'Mc\u00A0Kay',
];
/** Fields with several lines, secrets, URLs, ciphertexts or codes. */
const TEXT_FIELDS = [
  'comment',
  'message',
  'text',
  'password',
  'confirm_password',
  'zero_pii_password_hash',
  'key_check',
  'on_prem_pii_agent_url',
  'hidden_columns',
  'csv',
];

interface Line {
  path: string;
  schema: z.ZodMiniType;
}

/** The fields of a body that take any short text. */
function linesOf(schema: z.core.$ZodType, path: string): Line[] {
  // oxlint-disable-next-line no-underscore-dangle -- where zod keeps what a schema is made of
  const { def } = schema._zod as unknown as { def: Record<string, never> & { type: string } };
  const inner = [def['innerType'], def['element'], def['in'], def['valueType'], ...((def['options'] ?? []) as never[])];
  const shape = Object.entries((def['shape'] ?? {}) as Record<string, z.core.$ZodType>);
  return [
    ...(def.type === 'string' && ['Anna', 'Bo'].every((text) => z.safeParse(schema, text).success)
      ? [{ path, schema: schema as z.ZodMiniType }]
      : []),
    ...inner.filter((one) => one !== undefined).flatMap((one) => linesOf(one, path)),
    ...shape.flatMap(([name, one]) => linesOf(one, `${path}.${name}`)),
  ];
}

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
    expect(isVisibleName(text)).toBe(true);
    expect(visibleName(text)).toBe(text);
    expect(PatientWrite.safeParse({ doctor_id, first_name: text, patient_id_number: text }).success).toBe(true);
  });
});

describe('a name that hides something [OUR-538]', () => {
  it.each(HIDDEN)('is refused with %j in it, before it and after it', (character) => {
    for (const text of [`Ann${character}a`, `${character}Anna`, `Anna${character}`, character, `\u0627${character}`]) {
      expect(isVisibleName(text)).toBe(false);
    }
    expect(visibleName(`An${character}na`)).toBe('Anna');
    expect(visibleName(character)).toBe('');
  });

  it.each(['\u2800', '\u2800 \u2800', '\u00A0', '\u3000', '\u0301'])(
    'is refused where nothing is drawn: %j',
    (blank) => {
      expect(isVisibleName(blank)).toBe(false);
      expect(visibleName(blank)).toBe('');
    },
  );

  it('may be empty, where another rule lets it', () => {
    expect(isVisibleName('')).toBe(true);
  });
});

const isName = ({ path }: Line): boolean =>
  !path.includes('.encrypted_pii.') && !TEXT_FIELDS.includes(path.split('.').at(-1)!);

describe('every call', () => {
  const fields = (Object.entries(calls) as [CallName, Call][]).flatMap(([name, { body, form }]) =>
    [body, form].flatMap((schema) => (schema ? linesOf(schema, name) : [])),
  );

  it('has fields that people fill in', () => expect(fields.length).toBeGreaterThan(50));

  it.each(fields.filter(isName))('refuses hidden characters at $path [OUR-538]', ({ schema }) => {
    for (const text of ['Ann\u202Ea', '\u200B', '\u3164', '\u2066A']) {
      expect(z.safeParse(schema, text).success).toBe(false);
    }
  });
});

it('a message may have several lines, and nothing else that cannot be shown', () => {
  const message = { name: 'Ann', email: 'a@b.example', message: 'One\r\n\tTwo\n' };
  expect(SupportMessage.safeParse(message).success).toBe(true);
  expect(SupportMessage.safeParse({ ...message, message: 'One\x1BTwo' }).success).toBe(false);
});
