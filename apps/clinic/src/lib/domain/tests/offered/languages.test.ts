import { describe, expect, it } from 'vitest';
import { LANE_1, LANE_2 } from '../../../../fakes/data/devices.ts';
import { FORM_DATA } from '../../../../fakes/data/form.ts';
import { displayedLanguages } from './languages.ts';

const codes = (device: Parameters<typeof displayedLanguages>[1]) =>
  displayedLanguages(FORM_DATA.languages, device).map(({ code }) => code);

describe('displayedLanguages', () => {
  it('lists English, Spanish and fr-CA first [FORM-08]', () => {
    expect(codes(undefined)).toEqual(['en', 'es', 'fr-CA', 'de', 'ja']);
  });

  it('offers those the device speaks [FORM-29]', () => {
    expect(codes(LANE_2)).toEqual(['en', 'es', 'fr-CA', 'de']);
    expect(codes(LANE_1)).toEqual(['de']);
  });
});
