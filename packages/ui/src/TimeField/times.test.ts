import { describe, expect, it } from 'vitest';
import { minutesOf, stepMinute, timeError, timeOf } from './times.ts';

describe('a time of day', () => {
  it.each(['00:00', '09:05', '23:59'])('parses and formats %s', (value) => {
    expect(timeOf(minutesOf(value)!)).toBe(value);
  });
  it.each(['', '24:00', '9:05', '09:60', '09:05:00', 'noon'])('rejects %j', (value) => {
    expect(minutesOf(value)).toBeNull();
  });
  it('wraps around midnight', () => {
    expect(timeOf(-15)).toBe('23:45');
    expect(timeOf(24 * 60 + 5)).toBe('00:05');
  });
  it('respects its limits and steps [VAL-02]', () => {
    const limits = { minValue: '08:00', maxValue: '17:30', step: 15 };
    expect(timeError('07:59', limits)).toBe('minTime');
    expect(timeError('17:45', limits)).toBe('maxTime');
    expect(timeError('09:10', limits)).toBe('timeStep');
    expect(timeError('09:15', limits)).toBeNull();
    expect(timeError('', limits)).toBeNull();
  });
  it('steps to the next accepted minute', () => {
    expect(stepMinute(0, 15, 1)).toBe(15);
    expect(stepMinute(7, 15, 1)).toBe(15);
    expect(stepMinute(7, 15, -1)).toBe(0);
    expect(stepMinute(45, 15, 1)).toBe(0);
    expect(stepMinute(0, 15, -1)).toBe(45);
  });
});
