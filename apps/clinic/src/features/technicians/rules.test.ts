import type { Device, Session } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { currentOf } from '../../lib/platform/session/currentSession.ts';
import { devicesFor } from '../../lib/domain/technicians/devicesFor.ts';
import { callableSession, isReadyToJoin, sessionActions } from './rules.ts';

const sessionOf = (id: string, over: Partial<Session> = {}): Session => ({
  id,
  patient: null,
  user: { first_name: 'Tomas', last_name: 'Urban' },
  created: '2026-11-20T09:00:00Z',
  admin: null,
  device: null,
  active: true,
  ...over,
});

describe('the current session', () => {
  it('is the first that has an admin (of TECH-03) [ROLE-05]', () => {
    const joined = sessionOf('b', { admin: 'ta', device: 'd' });
    expect(currentOf([sessionOf('a'), joined, sessionOf('c', { admin: 'ta' })])).toEqual({
      id: 'b',
      patient: null,
      device: 'd',
    });
    expect(currentOf([sessionOf('a')])).toBe(null);
    expect(currentOf([{ ...joined, active: false }])).toBe(null);
  });
});

describe('a technician user', () => {
  it('is ready to join with no session, or when the latest has a device [TECH-01]', () => {
    const early = { created: '2026-11-20T08:00:00Z' };
    expect(isReadyToJoin([])).toBe(true);
    expect(isReadyToJoin([sessionOf('a')])).toBe(false);
    expect(isReadyToJoin([sessionOf('a', { device: 'd' })])).toBe(true);
    expect(isReadyToJoin([sessionOf('a', early), sessionOf('b', { device: 'd' })])).toBe(true);
    expect(isReadyToJoin([sessionOf('b'), sessionOf('a', { ...early, device: 'd' })])).toBe(false);
  });

  it('chooses any headset until a session has one [PAT-12]', () => {
    const devices = [{ id: 'd' }, { id: 'e' }] as Device[];
    expect(devicesFor(devices, [])).toEqual(devices);
    expect(devicesFor(devices, [sessionOf('a')])).toEqual(devices);
    expect(devicesFor(devices, [sessionOf('a', { device: 'e' })])).toEqual([{ id: 'e' }]);
    expect(devicesFor(devices, [sessionOf('a', { device: 'e', active: false })])).toEqual(devices);
  });
});

describe('the session with a call', () => {
  const [waiting, joined] = [sessionOf('w'), sessionOf('j', { admin: 'ta' })];
  it.each([
    ['admin', [waiting], undefined],
    ['admin', [waiting, joined], 'j'],
    ['user', [waiting], 'w'],
    ['user', [joined], 'j'],
    ['admin', [sessionOf('d', { admin: 'ta', device: 'd' })], 'd'],
    ['user', [sessionOf('d', { device: 'd' })], undefined],
    ['user', [sessionOf('o', { active: false })], undefined],
  ] as const)('of the %s, case %#, is %s (of TECH-08)', (party, sessions, id) => {
    expect(callableSession(sessions, party)?.id).toBe(id);
  });
});

describe('what can be done with a session', () => {
  it.each([
    ['waits, and none is joined', sessionOf('a'), undefined, ['join']],
    ['waits, while another is joined', sessionOf('a'), 'b', []],
    [
      'is the current one',
      sessionOf('a', { admin: 'ta', device: 'd' }),
      'a',
      ['newTest', 'showTests', 'callAgain', 'end'],
    ],
    ['is over', sessionOf('a', { active: false }), undefined, ['showTests']],
    ['is over, while another is joined', sessionOf('a', { active: false }), 'b', ['showTests']],
  ])('that %s (of TECH-02 and TECH-03)', (_, session, current, actions) => {
    expect(sessionActions(session, current, false)).toEqual(actions);
  });

  it.each([
    ['without a headset, and without a call', {}, false, true],
    ['without a headset, in a call', {}, true, false],
    ['with a headset, and without a call', { device: 'd' }, false, true],
    ['with a headset, in a call', { device: 'd' }, true, false],
  ])('%s: call again is offered, %s, %s: %s (of TECH-03)', (_, over, isCalling, isOffered) => {
    const session = sessionOf('a', { admin: 'ta', ...over });
    expect(sessionActions(session, 'a', isCalling).includes('callAgain')).toBe(isOffered);
  });
});
