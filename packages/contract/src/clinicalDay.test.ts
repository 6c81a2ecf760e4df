import { describe, expect, it } from 'vitest';
import { isTimezone, startOfDay } from './timezone.ts';

describe('the days of a time zone', () => {
  it.each([
    ['2026-11-24', 'UTC', '2026-11-24T00:00:00.000Z'],
    ['2026-11-24', 'America/New_York', '2026-11-24T05:00:00.000Z'],
    ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00.000Z'],
    ['2026-11-24', 'Asia/Kathmandu', '2026-11-23T18:15:00.000Z'],
    ['2026-11-24', 'Pacific/Kiritimati', '2026-11-23T10:00:00.000Z'],
    ['2026-11-24', 'Pacific/Pago_Pago', '2026-11-24T11:00:00.000Z'],
    // the clocks go forward at midnight
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    // the clocks go back in that night
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ])('%s begins in %s at %s [OUR-180]', (day, zone, instant) => {
    expect(startOfDay(day, zone).toISOString()).toBe(instant);
  });

  it('are those of zones that there are', () => {
    expect(isTimezone('America/New_York')).toBe(true);
    expect(isTimezone('Mars/Olympus')).toBe(false);
  });
});
