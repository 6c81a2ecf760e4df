import { describe, expect, it } from 'vitest';
import { countryEntries, countryOfText, formatTyped, phoneError, phoneText, phoneValue, readPhone } from './phones.ts';

describe('phone numbers', () => {
  it.each([
    ['+1 202 555 0134', '+12025550134', 'US'],
    ['(202) 555-0134', '+12025550134', 'US'],
    ['٢٠٢٥٥٥٠١٣٤', '+12025550134', 'US'],
    ['+34 912 34 56 78', '+34912345678', 'ES'],
    ['+49 30 901820', '+4930901820', 'DE'],
    ['+1 416 555 0134', '+14165550134', 'CA'],
    ['', null, null],
  ])('reads %j as %s of %s [VAL-06]', (text, e164, country) => {
    expect(readPhone(text)).toEqual({ e164, country, error: null });
  });
  it('are read by the rules of the chosen country [VAL-06]', () => {
    expect(readPhone('030 901820', 'DE').e164).toBe('+4930901820');
    expect(readPhone('030 901820', 'US').error).toBe('country');
  });
  it('are told from other texts, and from numbers no country has [VAL-02] [VAL-06]', () => {
    expect(phoneError('call me')).toBe('phone');
    expect(phoneError('+34 12')).toBe('country');
    expect(phoneError('+1 202 555 013')).toBe('country');
    expect(phoneError('  ')).toBeNull();
  });
  it('name their country as soon as it is certain', () => {
    expect(countryOfText('+49 30')).toBe('DE');
    expect(countryOfText('+1')).toBeNull();
    expect(countryOfText('030')).toBeNull();
  });
  it('are never taken for those of another country while they are incomplete', () => {
    // a number of the United States, typed where Spain is chosen
    const value = phoneValue('(202) 555-0134', 'ES');
    expect(value).toBe('+34 (202) 555-0134');
    expect(readPhone(value)).toEqual({ e164: null, country: 'ES', error: 'country' });
    expect(phoneValue('call me', 'DE')).toBe('call me');
    expect(phoneValue('+34 12', 'DE')).toBe('+34 12');
    expect(phoneValue(' (202) 555-0134 ', 'US')).toBe('+12025550134');
    expect(phoneValue(' ', 'US')).toBe('');
  });
  it('are shown as their country writes them, and with their code beside another', () => {
    expect(phoneText('+12025550134', 'US')).toBe('(202) 555-0134');
    expect(phoneText('+4930901820', 'DE')).toBe('030 901820');
    expect(phoneText('+4930901820', 'US')).toBe('+49 30 901820');
    expect(phoneText('call me', 'US')).toBe('call me');
  });
  it('are grouped while typing goes on at the end, and left alone otherwise', () => {
    expect(formatTyped('2025', '202', 'US')).toBe('(202) 5');
    expect(formatTyped('(202)', '(202) 5', 'US')).toBe('(202)');
    expect(formatTyped('1202', '202', 'US')).toBe('1202');
    expect(formatTyped('call', 'cal', 'US')).toBe('call');
  });
});

describe('countries of phone numbers', () => {
  const english = countryEntries('en-US', ['US']);
  it('begin with the preferred ones, then go by name [INFO-04]', () => {
    expect(english[0]).toEqual({ id: 'US', name: 'United States', code: '+1' });
    expect(english[1]?.name).toBe('Afghanistan');
    expect(new Set(english.map(({ id }) => id)).size).toBe(english.length);
    expect(english.length).toBeGreaterThan(200);
  });
  it('have names in every language, from Intl [I18N-04]', () => {
    expect(countryEntries('es-ES', ['DE'])[0]).toEqual({ id: 'DE', name: 'Alemania', code: '+49' });
    expect(countryEntries('ar-EG', ['EG'])[0]?.name).toBe('مصر');
    expect(english.filter(({ id, name }) => id === name)).toEqual([]);
  });
});
