import { describe, expect, it } from 'vitest';
import { muLaw, SAMPLE_RATE, SAMPLES, toneAt } from './tone.ts';

const isSilent = (seconds: number) => toneAt(seconds * SAMPLE_RATE).every((byte) => byte === 0xff);

describe('the sound of a call', () => {
  // ITU-T G.711, table 2a: decision values, and the signals that they are sent as
  it.each([
    [0, 0xff],
    [-1, 0x7f],
    [8_031 * 4, 0x80],
    [-8_031 * 4, 0x00],
    [4_063 * 4, 0x8f],
    [-4_063 * 4, 0x0f],
    [40_000, 0x80],
  ])('is compressed by mu-law: %i', (sample, byte) => {
    expect(muLaw(sample)).toBe(byte);
  });

  it('is a beep every three seconds, and silence between', () => {
    expect([0, 0.1, 0.2, 2.9, 3, 6.1].map(isSilent)).toEqual([false, false, true, true, false, false]);
    expect(toneAt(0)).toHaveLength(SAMPLES);
  });
});
