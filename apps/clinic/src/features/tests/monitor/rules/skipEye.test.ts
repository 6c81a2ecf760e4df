import { describe, expect, it } from 'vitest';
import { skippablePhase, skipPayload, type SkipSituation } from './skipEye.ts';

const offered: SkipSituation = {
  screen: 'doing test',
  test_group: { group: 'VISUAL_ACUITY' },
  visual_acuity_algorithm_version: 2,
  status: 'started',
  phase: 'OS',
};

describe('skipping an eye', () => {
  it('is offered for the earliest phase that is not over [ACU-02]', () => {
    expect(skippablePhase(offered)).toBe('OS');
    expect(skippablePhase({ ...offered, phase: null })).toBeNull();
  });
  it.each<Partial<SkipSituation>>([
    { screen: 'test paused' },
    { screen: 'tutorial' },
    { screen: null },
    { test_group: { group: 'CSUITE' } },
    { test_group: { group: 'CONTRAST_SENSITIVITY' } },
    { visual_acuity_algorithm_version: 1 },
    { visual_acuity_algorithm_version: 0 },
    { status: 'finished' },
    { status: 'syncing' },
    { status: 'failed' },
  ])('is not offered with %o [ACU-02]', (over) => {
    expect(skippablePhase({ ...offered, ...over })).toBeNull();
  });
  it('sends OD, OS, or null for both [ACU-04]', () => {
    expect((['OD', 'OS', 'OU'] as const).map(skipPayload)).toEqual(['OD', 'OS', null]);
  });
});
