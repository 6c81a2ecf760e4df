import { describe, expect, it } from 'vitest';
import { groupEvents } from './events.ts';

const at = (...times: string[]): { dateTime: string }[] => times.map((dateTime) => ({ dateTime }));
const keys = (times: string[], by: 'year' | 'month' | 'none', zone = 'UTC'): [string, string[]][] =>
  groupEvents(at(...times), by, zone).map(({ key, events }) => [key, events.map(({ dateTime }) => dateTime)]);

describe('groupEvents', () => {
  it('lists the newest first, in any input order', () => {
    expect(keys(['2025-03-01T09:00', '2026-10-27T11:20', '2026-01-02T08:00', '2025-12-31'], 'year')).toEqual([
      ['2026', ['2026-10-27T11:20', '2026-01-02T08:00']],
      ['2025', ['2025-12-31', '2025-03-01T09:00']],
    ]);
  });
  it('groups events by month, or not at all', () => {
    const times = ['2026-10-27T11:20', '2026-10-01', '2026-09-30'];
    expect(keys(times, 'month').map(([key]) => key)).toEqual(['2026-10', '2026-09']);
    expect(keys(times, 'none')).toEqual([['', times]]);
    expect(keys([], 'year')).toEqual([]);
  });
  it('keeps the order of simultaneous events', () => {
    const events = [
      { dateTime: '2026-10-27T11:20', id: 'OS' },
      { dateTime: '2026-10-27T11:20', id: 'OD' },
    ];
    expect(groupEvents(events, 'year', 'UTC')[0]?.events.map(({ id }) => id)).toEqual(['OS', 'OD']);
  });
  it('assigns a moment to its day in the time zone, and a date to itself everywhere', () => {
    const newYear = '2026-01-01T03:00:00Z';
    expect(keys([newYear], 'year', 'America/New_York')[0]?.[0]).toBe('2025');
    expect(keys([newYear], 'year', 'Asia/Tokyo')[0]?.[0]).toBe('2026');
    expect(keys(['2026-01-01'], 'year', 'America/New_York')[0]?.[0]).toBe('2026');
    expect(keys(['2026-01-01T03:00'], 'year', 'America/New_York')[0]?.[0]).toBe('2026');
    expect(keys(['2025-12-31T23:30:00-05:00'], 'year', 'UTC')[0]?.[0]).toBe('2026');
  });
  it('orders moments of several time zones chronologically', () => {
    const first = '2026-10-27T11:20:00+02:00';
    const second = '2026-10-27T10:00:00Z';
    expect(keys([first, second], 'year')).toEqual([['2026', [second, first]]]);
  });
  it('rejects invalid times', () => {
    expect(() => groupEvents(at('yesterday'), 'year', 'UTC')).toThrow('yesterday');
  });
});
