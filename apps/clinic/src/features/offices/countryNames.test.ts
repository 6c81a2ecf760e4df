import { describe, expect, it } from 'vitest';
import { countryNamed, keptCountry, shownCountry, suggestedCountries } from './countryNames.ts';

const labels = (text: string) => suggestedCountries(text, 'en').map(({ label }) => label);

describe('a country', () => {
  it('is suggested by the beginning of its name or its whole code, twenty at most [ORG-02]', () => {
    expect(labels('united s')).toEqual(['United States']);
    expect(labels('us')).toEqual(['United States']);
    expect(labels('states')).toEqual([]);
    expect(labels('')).toHaveLength(20);
  });

  it('is known in any case, in the language of the screen and in English [ORG-02]', () => {
    expect(countryNamed(' GERMANY ', 'es')?.code).toBe('DE');
    expect(countryNamed('alemania', 'es')?.code).toBe('DE');
    expect(countryNamed('Alemania', 'en')).toBeUndefined();
    expect(countryNamed('', 'en')).toBeUndefined();
  });

  it('is kept in English and shown in the language of the screen', () => {
    expect(keptCountry('alemania', 'es')).toBe('Germany');
    expect(shownCountry('Germany', 'es')).toBe('Alemania');
    expect(shownCountry('Atlantis', 'es')).toBe('Atlantis');
  });
});
