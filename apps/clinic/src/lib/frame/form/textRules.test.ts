import { describe, expect, it } from 'vitest';
import { emailRefusal, lineRefusal, phoneRefusal, textRefusal } from './textRules.ts';

describe('the rules of text fields', () => {
  it.each([
    ['', { kind: 'required' }],
    [' \n ', { kind: 'required' }],
    ['abcdef', { kind: 'maxLength', value: '5' }],
    [' abcde ', null],
    ['a\nb', null],
  ])('of several lines take %j: %o', (text, refusal) => {
    expect(textRefusal(text, 5)).toEqual(refusal);
  });

  it('of one line take no other signs than can be shown', () => {
    expect(lineRefusal('a\tb', 5)).toEqual({ kind: 'unprintable' });
    expect(lineRefusal('', 5)).toEqual({ kind: 'required' });
    expect(lineRefusal('ab', 5)).toBeNull();
  });

  it.each([
    ['ann@clinic.example', null],
    [' ann@clinic.example ', null],
    ['ann@clinic', { kind: 'invalidEmail' }],
    ['ann at clinic.example', { kind: 'invalidEmail' }],
    ["o'neill+eye@clinic.example", null],
    ['zoë@clinic.example', { kind: 'invalidEmail' }],
    ['ann@müller.example', { kind: 'invalidEmail' }],
    ['', { kind: 'required' }],
  ])('of an e-mail address take %j: %o [VAL-02] [OUR-811]', (text, refusal) => {
    expect(emailRefusal(text, 254)).toEqual(refusal);
  });

  it.each([
    ['', null],
    ['+12025550134', null],
    ['123', { kind: 'phoneCountry' }],
    ['nothing', { kind: 'invalidPhone' }],
  ])('of a phone number take %j: %o [VAL-06]', (text, refusal) => {
    expect(phoneRefusal(text)).toEqual(refusal);
  });
});
