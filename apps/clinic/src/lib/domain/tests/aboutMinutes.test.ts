import { expect, it } from 'vitest';
import { aboutMinutes } from './aboutMinutes.ts';

it.each([
  [20, 1],
  [89, 1],
  [90, 2],
  [739, 12],
])('a usual duration of %i s is about %i min [OUR-76]', (seconds, minutes) => {
  expect(aboutMinutes(seconds)).toBe(minutes);
});
