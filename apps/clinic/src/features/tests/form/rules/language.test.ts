import { hasShortTutorial, isMainLanguage } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { LANE_1, LANE_2 } from '../../../../fakes/devices.ts';
import { FORM_DATA, formValues } from '../../../../fakes/form.ts';
import { displayedLanguages, excludeTutorial } from './language.ts';

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

it('has a short tutorial in English and Spanish, and counts fr-CA among the main languages [FORM-09, FORM-26]', () => {
  expect(['en', 'es', 'fr-CA', 'fr', 'de', ''].map(hasShortTutorial)).toEqual([true, true, false, false, false, false]);
  expect(['en', 'es', 'fr-CA', 'fr', 'de', ''].map(isMainLanguage)).toEqual([true, true, true, false, false, false]);
});

it('lets the tutorial flag just ticked win, while both show [FORM-09, FORM-26]', () => {
  const both = formValues({ skip_tutorial: true });
  const ticked = { ...both, use_short_tutorial: true };
  expect(excludeTutorial(ticked, 'use_short_tutorial', true)).toMatchObject({ skip_tutorial: false });
  expect(excludeTutorial(ticked, 'skip_tutorial', true)).toMatchObject({ use_short_tutorial: false });
  expect(excludeTutorial(ticked, 'skip_tutorial', false)).toBe(ticked);
});
