import { describe, expect, it } from 'vitest';
import { gridOf } from '../grids.ts';
import { noCounts, statisticsOf } from '../statistics.ts';
import type { PerimetryLocation } from '../types.ts';
import { fieldResult } from './fieldResult.ts';

const location = (x: number, y: number, threshold: number | null): PerimetryLocation => ({
  x,
  y,
  state: threshold === null ? 'untested' : 'threshold',
  threshold,
  seen: 1,
  not_seen: 1,
  response_time: 0.4,
  is_blind_spot: false,
});
const field = gridOf('24-2', 'OD')!.points.map(({ x, y }) => location(x, y, 30));
const trials = { blind_spot_checks: 11, false_negative_trials: 11, blank_trials: 18 };
const given = { presented: 250, viewed: 140, told: 250, ...trials };
const counts = (over: object = {}) => statisticsOf({ ...noCounts(), ...given, ...over });
const origin = { program: '24-2', eye: 'OD', age: 60, size: 3 } as const;

describe('what a finished field comes to [OUR-75]', () => {
  it('keeps the fovea out of the pattern', () => {
    const result = fieldResult([...field, location(0, 0, 35)], counts(), origin);
    expect(result.fovea).toBe(35);
    expect(result.meanSensitivity).toBe(30);
    expect(result.locations).toHaveLength(54);
    expect(result.analysis?.points).toHaveLength(52);
    expect(fieldResult(field, counts(), origin).fovea).toBeNull();
  });
  it('gives the reason for missing indices, and still has the mean sensitivity [OUR-05]', () => {
    expect(fieldResult(field, counts(), { ...origin, age: null })).toMatchObject({
      analysis: undefined,
      incomparable: 'age',
      meanSensitivity: 30,
    });
    const open = field.map(({ x, y }) => location(x, y, null));
    expect(fieldResult(open, counts(), origin)).toMatchObject({ incomparable: 'points', meanSensitivity: null });
  });
  it('is flagged where it looks like one of the other eye [OUR-437]', () => {
    expect(fieldResult(field, counts(), { ...origin, eye: 'OS' })).toMatchObject({
      verdict: 'flagged',
      reliability: { otherEye: true, reliable: false },
    });
  });
  it('is reliable only after enough blank trials and blind-spot checks [OUR-02] [OUR-425]', () => {
    expect(fieldResult(field, counts(), origin).verdict).toBe('passed');
    expect(fieldResult(field, counts({ blind_spot_checks: 2 }), origin).verdict).toBe('undecided');
    expect(fieldResult(field, counts({ blank_trials: 0 }), origin).verdict).toBe('undecided');
    expect(fieldResult(field, counts({ blank_trials: 17 }), origin).verdict).toBe('undecided');
    expect(fieldResult(field, counts({ fixation_losses: 4 }), origin).verdict).toBe('flagged');
    expect(fieldResult(field, counts({ blank_presses: 5 }), origin).verdict).toBe('flagged');
    expect(fieldResult([...field.slice(1), location(-9, 21, 41)], counts(), origin).verdict).toBe('flagged');
  });
  it('is neither reliable nor unreliable with many false negatives, and reliable without a place for them [OUR-424]', () => {
    expect(fieldResult(field, counts({ false_negatives: 8 }), origin).verdict).toBe('undecided');
    expect(fieldResult(field, counts({ false_negative_trials: 0 }), origin).verdict).toBe('passed');
  });
});
