import { LIVE_RETRY_DELAY_MAX } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { retryDelay } from './retryDelay.ts';

describe('retryDelay', () => {
  const schedule = Array.from({ length: 30 }, (_, index) => retryDelay(index + 1, 0));

  it('is 5 s ten times [MON-02] [CONST-01]', () => {
    expect(schedule.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 5_000));
    expect(retryDelay(10, 1)).toBe(5_000);
  });

  it('then grows to its bound and stays there', () => {
    expect(schedule.slice(10, 15)).toEqual([7_500, 11_250, 16_875, 25_313, LIVE_RETRY_DELAY_MAX]);
    expect(schedule.at(-1)).toBe(LIVE_RETRY_DELAY_MAX);
    expect(retryDelay(10_000, 0)).toBe(LIVE_RETRY_DELAY_MAX);
  });

  it('scatters the late attempts, so that pages do not come together', () => {
    expect(retryDelay(20, 1)).toBe(22_500);
    expect(retryDelay(20, 0.5)).toBe(26_250);
  });
});
