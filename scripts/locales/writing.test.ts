import { APP_LANGUAGES } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { strayLetters, strayQuotes } from './writing.ts';

const one = (text: string): Map<string, string> => new Map([['key', text]]);

describe('letters of another script', () => {
  it.each([
    // its а is Cyrillic
    ['de-de', 'Pаtient'],
    ['ru-ru', 'глаз מימין'],
    ['zh-cn', '右眼の'],
    ['tr-tr', 'göz глаз'],
  ] as const)('are found in %s: %s', (language, text) => {
    expect(strayLetters(language, one(text))).toHaveLength(1);
  });

  it.each([
    ['ru-ru', 'Порог 24-2, MD −3 dB, 10 µm'],
    ['ja-jp', 'ハンドピースの電池が少ない'],
    ['he-il', 'עין ימין (OD) של {{name}}'],
    ['de-de', 'zum Beispiel 山田 太郎, gesprochen やまだ たろう, Δ, Ω'],
  ] as const)('are not found in %s: %s', (language, text) => {
    expect(strayLetters(language, one(text))).toEqual([]);
  });
});

describe('quotation marks', () => {
  it.each([
    ['de-de', '“Sichern”'],
    ['sv-se', '“Spara”'],
    ['en-us', '"Save"'],
    ['ja-jp', '“保存”'],
  ] as const)('of another language are found in %s: %s', (language, text) => {
    expect(strayQuotes(language, one(text))).toHaveLength(1);
  });

  it.each([
    ['de-de', '„Sichern“'],
    ['sv-se', '”Spara”'],
    ['fr-ca', '« Enregistrer » l’œil'],
    ['ja-jp', '「保存」'],
  ] as const)('of the language are right in %s: %s', (language, text) => {
    expect(strayQuotes(language, one(text))).toEqual([]);
  });

  it('are known for every language', () => {
    for (const language of APP_LANGUAGES) expect(strayQuotes(language, one('‟'))).toHaveLength(1);
  });
});
