import type { AppLanguage } from '@isopter/contract';
import i18next, { type i18n, type ResourceLanguage } from 'i18next';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { installNumbers } from './numbers.ts';

const textsOf = (language: AppLanguage): ResourceLanguage =>
  JSON.parse(
    readFileSync(new URL(import.meta.resolve(`@isopter/locales/${language}/app.json`)), 'utf8'),
  ) as ResourceLanguage;

/** The application's texts in a language, as it shows them. */
function speak(language: AppLanguage): i18n {
  const spoken = i18next.createInstance();
  void spoken.init({
    lng: language,
    fallbackLng: false,
    lowerCaseLng: true,
    load: 'currentOnly',
    resources: { [language]: { app: textsOf(language) } },
    defaultNS: 'app',
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  installNumbers(spoken);
  return spoken;
}

it('reads nothing of a template in a value: a name stands as it was typed', () => {
  const { t } = speak('en-us');
  const name = '{{count}} $t(app:common.close) %s <b>';
  expect(t(($) => $.patients.deleteMessage, { name })).toBe(`${name} is permanently deleted.`);
});

describe('numbers in texts', () => {
  it('choose among the six Arabic forms, in the digits of everything else [I18N-05, OUR-52]', () => {
    const { t } = speak('ar-eg');
    const age = (count: number): string => t(($) => $.patients.age, { count });
    expect([1, 2, 3, 10, 11, 42, 100].map(age)).toEqual([
      'سنة واحدة',
      'سنتان',
      '3 سنوات',
      '10 سنوات',
      '11 سنة',
      '42 سنة',
      '100 سنة',
    ]);
  });

  it('are written as Spanish writes them, one apart from several [I18N-05]', () => {
    const { t } = speak('es-es');
    const message = (count: number): string => t(($) => $.patients.review.message, { count });
    expect(message(1)).toBe('1 paciente puede estar duplicado.');
    expect(message(2)).toBe('2 pacientes pueden estar duplicados.');
    expect(message(12_345)).toBe('12.345 pacientes pueden estar duplicados.');
    expect(message(2_000_000)).toBe('2.000.000 de pacientes pueden estar duplicados.');
  });

  it('are written as English writes them [I18N-05]', () => {
    const { t } = speak('en-us');
    expect(t(($) => $.patients.review.message, { count: 1 })).toBe('1 patient may be a duplicate.');
    expect(t(($) => $.patients.review.message, { count: 12_345 })).toBe('12,345 patients may be duplicates.');
  });
});
