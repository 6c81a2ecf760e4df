import { STREAM_FRAME_MAX, STREAM_RATE } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { limitRate } from './rate.ts';

describe('the rate of a stream', () => {
  it.each([
    ['frames', 1, STREAM_RATE.frames],
    ['bytes', STREAM_FRAME_MAX, STREAM_RATE.bytes / STREAM_FRAME_MAX],
  ])('is limited in %s, each second anew', (_what, bytes, allowed) => {
    let now = 0;
    const isWithin = limitRate(() => now);
    const inOneSecond = () => Array.from({ length: allowed + 1 }, () => isWithin(bytes));
    const expected = [...Array.from({ length: allowed }, () => true), false];
    expect(inOneSecond()).toEqual(expected);
    now = 999;
    expect(isWithin(bytes)).toBe(false);
    now = 1000;
    expect(inOneSecond()).toEqual(expected);
  });
});
