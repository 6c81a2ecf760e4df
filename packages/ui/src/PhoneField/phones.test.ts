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
  ])('parses %j as %s of %s [VAL-06]', (text, e164, country) => {
    expect(readPhone(text)).toEqual({ e164, country, error: null });
  });
  it('are parsed by the rules of the chosen country [VAL-06]', () => {
    expect(readPhone('030 901820', 'DE').e164).toBe('+4930901820');
    expect(readPhone('030 901820', 'US').error).toBe('country');
  });
  it('are distinguished from other text, and from numbers of no country [VAL-02] [VAL-06]', () => {
    expect(phoneError('call me')).toBe('phone');
    expect(phoneError('+34 12')).toBe('country');
    expect(phoneError('+1 202 555 013')).toBe('country');
    expect(phoneError('  ')).toBeNull();
  });
  it.each([
    '202-555-0134 ext. 12',
    '(202) 555-0134 x12',
    '+1 202 555 0134 #9',
    '+12025550134;ext=4',
    '202 555 0134 доб. 12',
  ])('are rejected with an extension, which would not be stored: %j [OUR-865]', (text) => {
    expect(readPhone(text)).toEqual({ e164: null, country: 'US', error: 'extension' });
    expect(phoneValue(text, 'US')).toContain(text);
  });
  it('must be the whole text, so that nothing is dropped silently [OUR-865]', () => {
    for (const text of ['202-555-0134 mobile', 'call 202-555-0134', '202-555-0134 / 202-555-0135'])
      expect([text, phoneError(text)]).toEqual([text, 'phone']);
  });
  it.each([
    ['tel:+1-202-555-0134', '+12025550134'],
    ['\u202A+1 202 555 0134\u202C', '+12025550134'],
    ['202\u2011555\u20110134', '+12025550134'],
    ['0049 30 901820', '+4930901820'],
    ['٠٠٤٩ ٣٠ ٩٠١٨٢٠', '+4930901820'],
    ['00 1 202 555 0134', '+12025550134'],
    ['011 49 30 901820', '+4930901820'],
    ['+52 1 55 1234 5678', '+525512345678'],
    ['+44 (0)20 7946 0958', '+442079460958'],
  ])('are parsed as copied or dialled in other countries: %j [OUR-865]', (text, e164) => {
    expect(readPhone(text)).toMatchObject({ e164, error: null });
  });
  it('drop the obsolete mobile digit of Mexico when typed there too [OUR-865]', () => {
    expect(readPhone('1 55 1234 5678', 'MX').e164).toBe('+525512345678');
  });
  it('have a country as soon as it is certain', () => {
    expect(countryOfText('+49 30')).toBe('DE');
    expect(countryOfText('+1')).toBeNull();
    expect(countryOfText('030')).toBeNull();
  });
  it('are never assigned to another country while incomplete', () => {
    // a number of the United States, typed where Spain is chosen
    const value = phoneValue('(202) 555-0134', 'ES');
    expect(value).toBe('+34 (202) 555-0134');
    expect(readPhone(value)).toEqual({ e164: null, country: 'ES', error: 'country' });
    expect(phoneValue('call me', 'DE')).toBe('call me');
    expect(phoneValue('+34 12', 'DE')).toBe('+34 12');
    expect(phoneValue(' (202) 555-0134 ', 'US')).toBe('+12025550134');
    expect(phoneValue(' ', 'US')).toBe('');
  });
  it('are formatted for their country, with the code if it is another country', () => {
    expect(phoneText('+12025550134', 'US')).toBe('(202) 555-0134');
    expect(phoneText('+4930901820', 'DE')).toBe('030 901820');
    expect(phoneText('+4930901820', 'US')).toBe('+49 30 901820');
    expect(phoneText('call me', 'US')).toBe('call me');
  });
  it('are grouped while typing at the end, and left alone otherwise', () => {
    expect(formatTyped('2025', '202', 'US')).toBe('(202) 5');
    expect(formatTyped('(202)', '(202) 5', 'US')).toBe('(202)');
    expect(formatTyped('1202', '202', 'US')).toBe('1202');
    expect(formatTyped('call', 'cal', 'US')).toBe('call');
  });
});

describe('countries of phone numbers', () => {
  const english = countryEntries('en-US', ['US']);
  it('start with the preferred ones, then are sorted by name [INFO-04]', () => {
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
