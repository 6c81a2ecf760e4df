import { expect, it } from 'vitest';
import { addressOf, type HelpPlace, placeOf } from './place.ts';

const PLACES: HelpPlace[] = [
  { tab: 'videos', film: 'acuity' },
  { tab: 'questions', phone: null },
  { tab: 'questions', phone: 'android' },
];

it.each(PLACES)('leads to %j by its address', (place) => {
  expect(placeOf(addressOf(place).split('?')[1]!)).toEqual(place);
});

it.each(['', 'video=none', 'tab=none'])('shows the first video for “%s”', (search) => {
  expect(placeOf(search)).toEqual({ tab: 'videos', film: 'field' });
});

it('shows the questions for a phone it does not know', () => {
  expect(placeOf('tab=questions&phone=none')).toEqual({ tab: 'questions', phone: null });
});
