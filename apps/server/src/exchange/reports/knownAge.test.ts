import { expect, it } from 'vitest';
import { ageThen } from './knownAge.ts';

const NOW = new Date('2026-11-28T12:00:00Z');

it('uses the age on the day of a test as sent by the browser [OUR-445]', () => {
  const tested = new Date('2026-11-28T11:55:00Z');
  expect(ageThen({ age: 42, ages: { a: 41 } }, 'a', tested, NOW)).toBe(41);
  expect(ageThen({ age: 42, ages: { a: 41 } }, 'b', tested, NOW)).toBe(42);
  expect(ageThen({}, 'a', tested, NOW)).toBeNull();
  expect(ageThen(undefined, 'a', tested, NOW)).toBeNull();
});

it.each([
  // a minute earlier the person had the same age
  ['2026-11-28T11:59:00Z', 42],
  ['2026-07-28T12:00:00Z', 42],
  ['2025-11-20T12:00:00Z', 41],
  ['2016-11-28T12:00:00Z', 32],
  ['1900-01-01T12:00:00Z', 0],
])('estimates the age at %s from that of today as %s', (tested, age) => {
  expect(ageThen({ age: 42 }, 'a', new Date(tested), NOW)).toBe(age);
});
