import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';

const named = (locale: string, wanted: string): string | undefined =>
  countries(locale).find(({ code }) => code === wanted)?.name;

describe('the countries', () => {
  it('are the 249 of ISO 3166-1, each once and each with a name [I18N-04]', () => {
    const all = countries('en-US');
    expect(new Set(all.map(({ code }) => code)).size).toBe(249);
    expect(all.filter(({ code, name }) => !/^[A-Z]{2}$/.test(code) || name === code)).toEqual([]);
  });

  it('are named and sorted for the language [I18N-04]', () => {
    expect(named('de-DE', 'AT')).toBe('Österreich');
    expect(named('ar-EG', 'EG')).toBe('مصر');
    const german = countries('de-DE').map(({ name }) => name);
    expect(german).toEqual(german.toSorted(new Intl.Collator('de-DE').compare));
    // Ö is sorted with O, not after Z
    expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Polen'));
    expect(countries('en-US')[0]?.code).toBe('AF');
  });

  it('list preferred ones first, in the given order [VAL-06]', () => {
    const some = countries('en-US', ['US', 'CA']);
    expect(some.slice(0, 3).map(({ code }) => code)).toEqual(['US', 'CA', 'AF']);
    expect(some).toHaveLength(249);
  });
});
