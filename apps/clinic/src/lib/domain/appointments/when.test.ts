import { ERROR } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { type WhenValues, whenProblems, whenSent } from './when.ts';

/** 10:30:20 in Chicago. */
const NOW = new Date('2026-11-24T16:30:20Z');
const values = (over: Partial<WhenValues> = {}): WhenValues => ({
  day: '2026-11-24',
  time: '11:00',
  room: '',
  ...over,
});
const problems = (over: Partial<WhenValues>, more: { isNameless?: boolean; before?: WhenValues } = {}) =>
  whenProblems(values(over), { timezone: 'America/Chicago', now: NOW, isNameless: false, ...more });

describe('when a test is planned [OUR-766]', () => {
  it('needs a date and a time', () => {
    expect(problems({ day: '', time: '' })).toEqual({ day: 'required', time: 'required' });
    expect(problems({})).toEqual({});
  });

  it('is not in the past by the clock of the office, at the field of the date if the whole day is over', () => {
    expect(problems({ time: '10:30' })).toEqual({});
    expect(problems({ time: '10:29' })).toEqual({ time: ERROR.TIME_PAST });
    expect(problems({ day: '2026-11-23', time: '23:00' })).toEqual({ day: ERROR.TIME_PAST });
    expect(problems({ day: '2026-11-25', time: '00:00' })).toEqual({});
  });

  it('may stay in the past while something else is changed', () => {
    const before = values({ time: '08:00' });
    expect(problems({ time: '08:00', room: '2' }, { before })).toEqual({});
    expect(problems({ time: '08:01' }, { before })).toEqual({ time: ERROR.TIME_PAST });
  });

  it('may have a room of at most 20 characters, without names if the server gets none [OUR-775]', () => {
    expect(problems({ room: 'x'.repeat(20) })).toEqual({});
    expect(problems({ room: 'x'.repeat(21) })).toEqual({ room: 'tooLong' });
    expect(problems({ room: 'Ro\u202Eom' })).toEqual({ room: 'unprintable' });
    expect(problems({ room: 'Front desk' }, { isNameless: true })).toEqual({ room: ERROR.ROOM_NUMBER });
    expect(problems({ room: 'Room 2' }, { isNameless: true })).toEqual({});
    expect(problems({ room: 'Front desk' }, { isNameless: true, before: values({ room: 'Front desk' }) })).toEqual({});
  });

  it('is sent with no room if it is empty', () => {
    expect([whenSent(values({ room: ' ' })).room, whenSent(values({ room: ' 2 ' })).room]).toEqual([null, '2']);
  });
});
