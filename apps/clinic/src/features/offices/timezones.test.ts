import { isTimezone } from '@isopter/contract';
import { expect, it } from 'vitest';
import { timezoneOptions } from './timezones.ts';

const NOW = new Date('2026-11-28T00:35:00Z');
const optionOf = (id: string, chosen = '') => timezoneOptions(chosen, 'en-US', NOW).find((one) => one.id === id);

it('offers every time zone by its name, with what its clock is called now [OUR-442]', () => {
  const options = timezoneOptions('', 'en-US', NOW);
  expect(options.every(({ id }) => isTimezone(id))).toBe(true);
  expect(options.length).toBeGreaterThan(400);
  expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
  expect(optionOf('America/Los_Angeles')).toMatchObject({ label: 'America/Los Angeles', description: 'PST' });
  expect(optionOf('UTC')).toBeDefined();
});

it('keeps the chosen zone where the browser calls it by another name', () => {
  expect(optionOf('US/Pacific')).toBeUndefined();
  expect(optionOf('US/Pacific', 'US/Pacific')).toMatchObject({ description: 'PST' });
});
