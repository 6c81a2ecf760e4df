import { afterEach, describe, expect, it, vi } from 'vitest';
import { ageToday, today } from './clinicalDay.ts';
import { clockSkew, correctClock, currentTime, isClockWrong } from './clock.ts';

const SERVER = 'Sat, 28 Nov 2026 10:00:00 GMT';
const at = Date.parse(SERVER);
const DAY = 86_400_000;

describe('the skew of a clock', () => {
  it.each([
    ['none, if the server dated its answer between request and answer', -500, 1_500, 0],
    ['none, if the date has only been rounded down', 900, 950, 0],
    ['none, however long the answer took', -50_000, 300_000, 0],
    ['ahead', DAY, DAY + 200, DAY - 1000],
    ['behind', -DAY, 200 - DAY, 200 - DAY],
  ])('is %s [OUR-509]', (_, sent, received, skew) => {
    expect(clockSkew(SERVER, at + sent, at + received)).toBe(skew);
  });

  it.each([null, '', 'yesterday'])('is unknown without a date: %s', (date) => {
    expect(clockSkew(date, at, at)).toBeNull();
  });

  it.each([
    [0, false],
    [120_000, false],
    [-120_000, false],
    [120_001, true],
    [-120_001, true],
  ])('of %d ms: is it a wrong clock? %s [OUR-509]', (skew, isWrong) => {
    expect(isClockWrong(skew)).toBe(isWrong);
  });
});

describe('the current time', () => {
  afterEach(() => {
    correctClock(0);
    vi.useRealTimers();
  });

  it('is the server’s for days and ages while the clock of this computer is wrong [OUR-509]', () => {
    vi.useFakeTimers({ now: at + 400 * DAY });
    expect([today('UTC'), ageToday('2026-11-27', 'UTC')]).toEqual(['2028-01-02', 1]);
    correctClock(400 * DAY);
    expect([today('UTC'), ageToday('2026-11-27', 'UTC')]).toEqual(['2026-11-28', 0]);
  });

  it('is that of this computer while its clock is right enough', () => {
    vi.useFakeTimers({ now: at });
    correctClock(60_000);
    expect(currentTime().getTime()).toBe(at);
  });
});
