import { TEST_STATUSES, type TestBundle } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { bundleOf } from '../../../../fakes/bundles.ts';
import { afterEnd, type EndSituation, followingTest, placeInBundle } from './end.ts';

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
      expect(afterEnd({ ...FINISHED, status, isDemo: true })).toBe('stay');
    }
    expect(afterEnd({ ...FINISHED, wasRunning: false })).toBe('stay');
    expect(afterEnd({ ...FINISHED, wasRunning: false, isDemo: true })).toBe('stay');
  });
});

const bundle = (more: Partial<TestBundle>) => bundleOf(['t1', 't2', 't3'], 2, more);

describe('a bundle', () => {
  it('goes on with the test it names, unless that is the one just finished or the bundle is over', () => {
    expect(followingTest(bundle({}), 't1')).toBe('t2');
    expect(followingTest(bundle({}), 't2')).toBeUndefined();
    for (const name of ['finished', 'failed', 'expired'] as const) {
      expect(followingTest(bundle({ status: { name } }), 't1')).toBeUndefined();
    }
    expect(followingTest(bundle({ current_test: null }), 't1')).toBeUndefined();
  });

  it('tells the place of the running and the coming test [MON-06] [BUND-18]', () => {
    expect(placeInBundle(bundle({}), 't2')).toBe(2);
    expect(placeInBundle(bundle({}), 't3')).toBe(3);
    expect(placeInBundle(bundle({}), 't1')).toBeUndefined();
  });
});
