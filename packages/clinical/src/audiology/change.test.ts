import { describe, expect, it } from 'vitest';
import { averageChange, compareAverages, compareTones } from './change.ts';
import type { ToneThreshold } from './types.ts';

const tones = (levels: Readonly<Record<number, number>>, heard = true): ToneThreshold[] =>
  Object.entries(levels).map(([frequency, level]) => ({ frequency: Number(frequency), level, heard }));
const ear = (thresholds: readonly ToneThreshold[], verdict: 'passed' | 'flagged' = 'passed') => ({
  thresholds,
  reliability: { verdict },
});
const quiet = { 500: 20, 1000: 20, 2000: 20, 4000: 20 };
const average = (level: number, isWorse = false) => ({ level, isWorse });

const verdicts = (later: Readonly<Record<number, number>>) =>
  compareTones(tones(quiet), tones({ ...quiet, ...later })).map(({ change }) => change?.verdict);

describe('two audiograms of an ear [OUR-433]', () => {
  it('have marked tones from 20 dB on, or from 10 dB on at two adjacent frequencies', () => {
    expect(verdicts({ 1000: 35 })).toEqual(['within', 'within', 'within', 'within']);
    expect(verdicts({ 1000: 40 })).toEqual(['within', 'worse', 'within', 'within']);
    expect(verdicts({ 1000: 30, 2000: 30 })).toEqual(['within', 'worse', 'worse', 'within']);
    expect(verdicts({ 1000: 30, 2000: 10 })).toEqual(['within', 'within', 'within', 'within']);
    expect(verdicts({ 500: 10, 1000: 5 })).toEqual(['better', 'better', 'within', 'within']);
    expect(verdicts({ 500: 30, 4000: 30 })).toEqual(['within', 'within', 'within', 'within']);
  });

  it('say nothing of a tone that one of them lacks, or that was not heard', () => {
    const both = compareTones([...tones({ 250: 10 }), ...tones({ 8000: 90 }, false)], tones({ 8000: 80, 125: 15 }));
    expect(both.map(({ frequency, a, b, change }) => [frequency, a?.level, b?.level, change])).toEqual([
      [125, undefined, 15, null],
      [250, 10, undefined, null],
      [8000, 90, 80, null],
    ]);
  });

  it('have averages that are marked beyond 5 dB', () => {
    const compared = (later: Readonly<Record<number, number>>) => compareAverages(ear(tones(quiet)), ear(tones(later)));
    expect(compared({ ...quiet, 4000: 40 })?.change).toEqual({ by: 5, verdict: 'within' });
    expect(compared({ ...quiet, 4000: 45 })).toEqual({
      a: average(20),
      b: average(26.25),
      change: { by: 6.3, verdict: 'worse' },
    });
    expect(compared({ 500: 20 })).toBeNull();
  });

  it('have no change where one of them cannot be relied on [OUR-435]', () => {
    const lost = tones({ ...quiet, 4000: 90 });
    expect(compareAverages(ear(tones(quiet)), ear(lost))?.change?.verdict).toBe('worse');
    expect(compareAverages(ear(tones(quiet)), ear(lost, 'flagged'))?.change).toBeNull();
    expect(compareAverages(ear(tones(quiet), 'flagged'), ear(lost))?.change).toBeNull();
  });

  it.each([
    [average(20), average(90, true), { by: null, verdict: 'worse' }],
    [average(90, true), average(20), { by: null, verdict: 'better' }],
    [average(90, true), average(98, true), null],
    [average(88), average(90, true), null],
    [average(60, true), average(80), null],
  ])('have averages beyond the loudest level: from %o to %o is %o', (before, now, change) => {
    expect(averageChange(before, now)).toEqual(change);
  });
});
