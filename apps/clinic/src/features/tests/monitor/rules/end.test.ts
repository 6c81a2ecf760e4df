import { TEST_STATUSES, type TestBundle } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { bundleOf } from '../../../../fakes/data/bundles.ts';
import { LANE_2 } from '../../../../fakes/data/devices.ts';
import { sampleTest } from '../../../../fakes/data/tests.ts';
import {
  afterEnd,
  type EndSituation,
  followingTest,
  hasProgression,
  placeInBundle,
  repeatedEyes,
  waitsForStart,
  wayOn,
} from './end.ts';

const FINISHED: EndSituation = { status: 'finished', wasRunning: true, isDemo: false, isBundled: true };

describe('afterEnd', () => {
  it('opens the next test of a bundle, and leads a visitor of the demo back [MON-12]', () => {
    expect(afterEnd(FINISHED)).toBe('next test');
    expect(afterEnd({ ...FINISHED, isDemo: true })).toBe('demo');
    expect(afterEnd({ ...FINISHED, isBundled: false })).toBe('stay');
  });

  it('stays with a test that ended in any other way, or that was over before [MON-24]', () => {
    for (const status of TEST_STATUSES.filter((one) => one !== 'finished')) {
      expect(afterEnd({ ...FINISHED, status })).toBe('stay');
      expect(afterEnd({ ...FINISHED, status, isDemo: true })).toBe('demo');
    }
    expect(afterEnd({ ...FINISHED, wasRunning: false })).toBe('stay');
    expect(afterEnd({ ...FINISHED, wasRunning: false, isDemo: true })).toBe('demo');
  });
});

const bundle = (more: Partial<TestBundle>) => bundleOf(['t1', 't2', 't3'], 2, more);

describe('a bundle', () => {
  it('continues with its current test, unless that has just finished or the bundle is over', () => {
    expect(followingTest(bundle({}), 't1')).toBe('t2');
    expect(followingTest(bundle({}), 't2')).toBeUndefined();
    for (const name of ['finished', 'failed', 'expired'] as const) {
      expect(followingTest(bundle({ status: { name } }), 't1')).toBeUndefined();
    }
    expect(followingTest(bundle({ current_test: null }), 't1')).toBeUndefined();
  });

  it('leads on from a finished test to the one it has come to, also once it is over itself', () => {
    expect(wayOn(bundle({}), 't1', 'finished')).toEqual({ id: 't2', number: 2, total: 3 });
    const over = bundleOf(['t1', 't2'], 2, { status: { name: 'finished' } });
    expect(wayOn(over, 't1', 'finished')).toEqual({ id: 't2', number: 2, total: 2 });
    expect(wayOn(over, 't2', 'finished')).toBeUndefined();
  });

  it('leads on from no test that is not over, nor from one it ended with or never came to [MON-24]', () => {
    for (const status of TEST_STATUSES.filter((one) => one !== 'finished')) {
      expect(wayOn(bundle({}), 't1', status)).toBeUndefined();
    }
    expect(wayOn(bundle({}), 't1', undefined)).toBeUndefined();
    expect(wayOn(bundle({ current_test: null }), 't1', 'finished')).toBeUndefined();
  });

  it('waits for somebody while the test it has come to is pending and its device has another or none', () => {
    const next = sampleTest(2, { status: 'pending' });
    const waiting = bundleOf([sampleTest(1).id, next.id], 2);
    const free = { ...LANE_2, administering_test: null };
    expect(waitsForStart(waiting, next, free)).toBe(true);
    expect(waitsForStart(waiting, next, { ...LANE_2, administering_test: sampleTest(3).id })).toBe(true);
    expect(waitsForStart(waiting, next, { ...LANE_2, administering_test: next.id })).toBe(false);
    expect(waitsForStart(waiting, sampleTest(2), free)).toBe(false);
    expect(waitsForStart(bundleOf([sampleTest(1).id, next.id], 1), next, free)).toBe(false);
    expect(waitsForStart(undefined, next, free)).toBe(false);
    expect(waitsForStart(waiting, next, null)).toBe(false);
  });

  it('tells the place of the running and the coming test [MON-06] [BUND-18]', () => {
    expect(placeInBundle(bundle({}), 't2')).toBe(2);
    expect(placeInBundle(bundle({}), 't3')).toBe(3);
    expect(placeInBundle(bundle({}), 't1')).toBeUndefined();
  });
});

describe('what can be done after a test', () => {
  it('is repeated of either eye or both where the eye is chosen, and as a whole elsewhere', () => {
    expect(repeatedEyes({ group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' })).toEqual(['OS', 'OD', 'both']);
    expect(repeatedEyes({ group: 'PERIMETRY', strategy: 'PTOSIS' })).toEqual(['OS', 'OD']);
    expect(repeatedEyes({ group: 'PERIMETRY', strategy: 'ESTERMAN' })).toEqual([]);
    expect(repeatedEyes({ group: 'VISUAL_ACUITY', strategy: 'DISTANCE', protocol: 'LANDOLT_C' })).toEqual([]);
    expect(repeatedEyes({ group: 'AUDIOLOGY', strategy: 'PURE_TONE_SCREENING' })).toEqual([]);
  });

  it('has a progression with the second field of an eye', () => {
    expect(hasProgression([])).toBe(false);
    expect(hasProgression([{ eye: 'OD' }, { eye: 'OS' }])).toBe(false);
    expect(hasProgression([{ eye: 'OD' }, { eye: 'OS' }, { eye: 'OD' }])).toBe(true);
  });
});
