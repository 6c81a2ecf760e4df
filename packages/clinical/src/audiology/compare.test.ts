import { describe, expect, it } from 'vitest';
import { compareAverages, compareTones } from './compare.ts';
import type { ToneThreshold } from './types.ts';

const tones = (levels: Readonly<Record<number, number>>, heard = true): ToneThreshold[] =>
  Object.entries(levels).map(([frequency, level]) => ({ frequency: Number(frequency), level, heard }));

describe('two audiograms of an ear', () => {
  it('are compared tone by tone: one step apart is within what repeats differ by', () => {
    const [low, middle, high, lost] = compareTones(
      tones({ 500: 20, 1000: 20, 4000: 30, 8000: 60 }),
      tones({ 500: 25, 1000: 30, 4000: 20, 8000: 60 }),
    );
    expect(low?.change).toEqual({ by: 5, verdict: 'within' });
    expect(middle?.change).toEqual({ by: 10, verdict: 'worse' });
    expect(high?.change).toEqual({ by: -10, verdict: 'better' });
    expect(lost?.change).toEqual({ by: 0, verdict: 'within' });
  });

  it('say nothing of a tone that one of them lacks, or that was not heard', () => {
    const both = compareTones([...tones({ 250: 10 }), ...tones({ 8000: 90 }, false)], tones({ 8000: 80, 125: 15 }));
    expect(both.map(({ frequency, a, b, change }) => [frequency, a?.level, b?.level, change])).toEqual([
      [125, undefined, 15, null],
      [250, 10, undefined, null],
      [8000, 90, 80, null],
    ]);
  });

  it('have averages that are marked from 5 dB on, where all their tones were heard', () => {
    const quiet = { 500: 20, 1000: 20, 2000: 20, 4000: 20 };
    expect(compareAverages(tones(quiet), tones({ ...quiet, 4000: 40 }))).toEqual({
      a: 20,
      b: 25,
      change: { by: 5, verdict: 'worse' },
    });
    expect(compareAverages(tones(quiet), tones({ ...quiet, 4000: 35 }))?.change.verdict).toBe('within');
    expect(compareAverages(tones({ 500: 20 }), tones(quiet))).toBeNull();
    expect(compareAverages(tones(quiet), tones(quiet, false))).toBeNull();
  });
});
