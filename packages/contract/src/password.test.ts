import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordProblems } from './password.ts';

describe('passwordProblems', () => {
  it('accepts 15 characters with 8 letters, 2 digits and 2 special characters [VAL-01]', () => {
    expect(passwordProblems('abcdefgh12!?xyz')).toEqual([]);
  });

  it.each([
    ['abcdefgh12!?xy', 'length'],
    [' abcdefgh12!?xyz', 'white_space'],
    ['abcdefgh12!?xyz\t', 'white_space'],
    ['abcdefg123456!?', 'letters'],
    ['abcdefghijklm1!?', 'digits'],
    ['abcdefghijklm12!', 'special'],
  ])('says what %j lacks: %s [VAL-01]', (value, problem) => {
    expect(passwordProblems(value)).toEqual([problem]);
  });

  it('names everything an empty password lacks [VAL-01]', () => {
    expect(passwordProblems('')).toEqual(['length', 'letters', 'digits', 'special']);
  });

  it('counts letters and digits of every script, and inner white space as nothing [VAL-01]', () => {
    expect(passwordProblems('пароль длинный٣٤!?')).toEqual([]);
    expect(passwordProblems('abcdefgh    12!')).toEqual(['special']);
  });

  it('stays good when characters are added inside [VAL-01]', () => {
    fc.assert(
      fc.property(fc.string(), (middle) => {
        expect(passwordProblems(`abcdefgh1${middle}2!?xyz`)).toEqual([]);
      }),
    );
  });
});
