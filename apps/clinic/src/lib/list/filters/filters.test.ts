import { describe, expect, it } from 'vitest';
import { areDays, instantsOf, readDays, writeDays } from './days.ts';
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
  it('begin and end at midnight where the person is, the last one included', () => {
    const { from, before } = instantsOf('2026-10-24..2026-10-25');
    expect(from).toBe(new Date(2026, 9, 24).toISOString());
    expect(before).toBe(new Date(2026, 9, 26).toISOString());
    expect(instantsOf('..2026-12-31').before).toBe(new Date(2027, 0, 1).toISOString());
  });
});

it('asks for the newest test of a patient [OUR-27]', () => {
  expect(patientQuery({ status: 'failed', device: ID, days: '2026-11-01..' })).toEqual({
    last_test__status__name__in: 'Failed',
    last_test__device: ID,
    last_test__gte: new Date(2026, 10, 1).toISOString(),
  });
});
