import { describe, expect, it } from 'vitest';
import { type AppointmentFacts, appointmentState, isRoomNumber } from './appointmentState.ts';

/** 10:30 on 24 November in Chicago, whose day ends at 06:00 UTC. */
const PLANNED: AppointmentFacts = {
  at: '2026-11-24T16:30:00Z',
  day: '2026-11-24',
  timezone: 'America/Chicago',
  checked_in: null,
  started: null,
};
const stateAt = (now: string, over: Partial<AppointmentFacts> = {}) => {
  const { state, minutes } = appointmentState({ ...PLANNED, ...over }, new Date(now));
  return `${state} ${minutes}`;
};
const test = '7e000000-0000-4000-8000-000000000001';

describe('an appointment [OUR-767]', () => {
  it('is planned until its time, and late from the first full minute after it', () => {
    expect(stateAt('2026-11-20T00:00:00Z')).toBe('planned 0');
    expect(stateAt('2026-11-24T16:30:59Z')).toBe('planned 0');
    expect(stateAt('2026-11-24T16:31:00Z')).toBe('late 1');
    expect(stateAt('2026-11-24T17:12:30Z')).toBe('late 42');
  });

  it('is waiting from the check-in on, also before its time', () => {
    const checked_in = '2026-11-24T16:10:00Z';
    expect(stateAt('2026-11-24T16:10:00Z', { checked_in })).toBe('waiting 0');
    expect(stateAt('2026-11-24T16:25:10Z', { checked_in })).toBe('waiting 15');
    expect(stateAt('2026-11-24T17:10:00Z', { checked_in })).toBe('waiting 60');
    // a computer whose clock is behind the server's
    expect(stateAt('2026-11-24T16:09:30Z', { checked_in })).toBe('waiting 0');
  });

  it('is missed once its day at the office has ended without a start', () => {
    expect(stateAt('2026-11-25T05:59:59Z')).toBe('late 809');
    expect(stateAt('2026-11-25T06:00:00Z')).toBe('missed 0');
    expect(stateAt('2026-11-25T06:00:00Z', { checked_in: '2026-11-24T16:10:00Z' })).toBe('missed 0');
  });

  it('is in progress once started, and done with its tests, on any later day too', () => {
    const started = { test, is_ended: false };
    expect(stateAt('2026-11-24T16:20:00Z', { started })).toBe('in_progress 0');
    expect(stateAt('2026-11-26T16:20:00Z', { started })).toBe('in_progress 0');
    expect(stateAt('2026-11-26T16:20:00Z', { started: { test, is_ended: true } })).toBe('done 0');
  });
});

describe('a room where the server gets no personal data [OUR-775]', () => {
  it.each(['2', '12', 'Room 2', 'Lane 12', 'B12', 'Sala-3', '12A', 'غرفة ٣'])('can be %s', (room) =>
    expect(isRoomNumber(room)).toBe(true),
  );
  it.each(['Smith', 'Ana Smith 2', '1950-02-03', '12/03/50', 'A-16008', 'Room', '', 'a@b.c 1'])(
    'cannot be %s',
    (room) => expect(isRoomNumber(room)).toBe(false),
  );
});
