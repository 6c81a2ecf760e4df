import { hasShortTutorial, isMainLanguage } from '@isopter/contract';
import { expect, it } from 'vitest';
import { formValues } from '../../../../fakes/data/form.ts';
import { excludeTutorial } from './language.ts';

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
