import { describe, expect, it } from 'vitest';
import { type AlarmCapabilities, alarmProblems, nextTone, REPEAT_TONE } from './alarm.ts';

const NOW = 1_000_000;

describe('nextTone', () => {
  it('is never while nobody is needed [OUR-47]', () => {
    expect(nextTone({ needing: 0, sounded: null, isFresh: true }, NOW)).toBeNull();
  });

  it('is at once for what is new, however short ago it sounded [OUR-47]', () => {
    expect(nextTone({ needing: 1, sounded: null, isFresh: false }, NOW)).toBe(NOW);
    expect(nextTone({ needing: 2, sounded: NOW - 1, isFresh: true }, NOW)).toBe(NOW);
  });

  it('is every 30 s while somebody is needed [OUR-47]', () => {
    expect(REPEAT_TONE).toBe(30_000);
    expect(nextTone({ needing: 1, sounded: NOW - 10_000, isFresh: false }, NOW)).toBe(NOW - 10_000 + REPEAT_TONE);
    expect(nextTone({ needing: 1, sounded: NOW - 40_000, isFresh: false }, NOW)).toBe(NOW);
  });
});

describe('alarmProblems', () => {
  const WORKING: AlarmCapabilities = {
    hasSound: true,
    sound: 'ready',
    hasNotifications: true,
    areNotificationsMissing: false,
    isStored: true,
  };
  const BROKEN: Partial<AlarmCapabilities> = { sound: 'blocked', areNotificationsMissing: true, isStored: false };

  it('are all that keep a switched-on alarm from working [OUR-701]', () => {
    expect(alarmProblems(WORKING)).toEqual([]);
    expect(alarmProblems({ ...WORKING, ...BROKEN })).toEqual(['soundBlocked', 'notificationsMissing', 'notStored']);
    expect(alarmProblems({ ...WORKING, sound: 'missing' })).toEqual(['soundMissing']);
  });

  it('are none of an alarm that is switched off [OUR-701]', () => {
    const off = { hasSound: false, hasNotifications: false };
    expect(alarmProblems({ ...WORKING, ...BROKEN, ...off })).toEqual([]);
    expect(alarmProblems({ ...WORKING, sound: 'missing', ...off })).toEqual([]);
    expect(alarmProblems({ ...WORKING, ...BROKEN, hasNotifications: false })).toEqual(['soundBlocked', 'notStored']);
  });
});
