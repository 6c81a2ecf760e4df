import { describe, expect, it } from 'vitest';
import { areDays, dayLimits, instantsOf, readDays, writeDays } from './days.ts';
import { patientQuery } from './query.ts';

const ID = '7e000000-0000-4000-8000-000000000001';

describe('days [OUR-27]', () => {
  it('are written and read alike, and may have one end', () => {
    for (const range of [
      { start: '2026-11-01', end: '2026-11-20' },
      { start: '2026-11-01', end: '' },
      { start: '', end: '2026-11-20' },
    ])
      expect(readDays(writeDays(range))).toEqual(range);
    expect(writeDays({ start: '', end: '' })).toBeUndefined();
    expect(writeDays({ start: '11/', end: '' })).toBeUndefined();
    expect(areDays('2026-02-31x..')).toBe(false);
  });
  it('are asked for as days, the last one included, and as midnights where rows are of no office [OUR-440]', () => {
    expect(dayLimits('2026-10-24..2026-10-25')).toEqual({ from: '2026-10-24', before: '2026-10-26' });
    expect(dayLimits('..2026-12-31')).toEqual({ from: undefined, before: '2027-01-01' });
    // clocks go back in that night
    expect(instantsOf('2026-10-24..2026-10-25', 'Europe/Madrid')).toEqual({
      from: '2026-10-23T22:00:00.000Z',
      before: '2026-10-25T23:00:00.000Z',
    });
  });
});

it('asks for the newest test of a patient [OUR-27]', () => {
  expect(patientQuery({ status: 'failed', device: ID, days: '2026-11-01..' })).toEqual({
    last_test__status__name__in: 'Failed',
    last_test__device: ID,
    last_test__gte: '2026-11-01',
  });
});
