import { describe, expect, it } from 'vitest';
import { judge } from '../judgement.ts';
import { noCounts, statisticsOf } from '../statistics.ts';
import { reliability, SUSPICIOUS_DB } from './reliability.ts';

const trials = { blind_spot_checks: 11, false_negative_trials: 11, blank_trials: 18 };
const eye = { presented: 250, viewed: 140, told: 250, ...trials };
const of = (over: object, sensitivities: readonly number[] = []) =>
  reliability(judge(statisticsOf({ ...noCounts(), ...eye, ...over })), sensitivities);

describe('the reliability of an eye', () => {
  it('falls with false positives and fixation losses that are flagged [OUR-02]', () => {
    expect(of({})).toEqual({
      falsePositives: false,
      fixationLosses: false,
      otherEye: false,
      tooHigh: false,
      reliable: true,
    });
    expect(of({ false_positives: 38 })).toMatchObject({ falsePositives: true, reliable: false });
    expect(of({ blank_presses: 5 })).toMatchObject({ falsePositives: true, reliable: false });
    expect(of({ fixation_losses: 4 })).toMatchObject({ fixationLosses: true, reliable: false });
    expect(of({ blind_spot_checks: 4, fixation_losses: 1 }).reliable).toBe(true);
  });
  it('does not fall with false negatives, however many [OUR-424]', () => {
    for (const wrong of [3, 8, 11]) expect(of({ false_negatives: wrong }).reliable).toBe(true);
  });
  it('falls with a sensitivity that nobody has', () => {
    expect(of({}, [31, SUSPICIOUS_DB])).toMatchObject({ tooHigh: true, reliable: false });
    expect(of({}, [31, SUSPICIOUS_DB - 1]).reliable).toBe(true);
  });
});
