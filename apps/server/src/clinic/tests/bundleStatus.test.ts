import { BUNDLE_STATUSES, isEnded, TEST_STATUSES, type TestStatus } from '@isopter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundleStatus, currentIndex, dueIndex } from './bundleStatus.ts';

const BEGUN = new Date('2026-03-01T08:15:00Z');
const tests = (...statuses: TestStatus[]) =>
  statuses.map((status) => ({ status, timeStart: status === 'pending' || status === 'expired' ? null : BEGUN }));

describe('the state of a bundle', () => {
  it.each<[string, TestStatus[], string, number, number]>([
    ['waits for its device', ['pending', 'pending'], 'pending', 0, 0],
    ['runs', ['started', 'pending'], 'started', 0, -1],
    ['rests', ['finished', 'paused', 'pending'], 'paused', 1, -1],
    ['is left for later', ['finished', 'stopped', 'pending'], 'stopped', 1, -1],
    ['is between two tests', ['finished', 'pending'], 'started', 1, 1],
    ['is being transferred', ['syncing', 'pending'], 'started', 0, -1],
    ['is done', ['finished', 'finished'], 'finished', 1, -1],
    ['broke off', ['finished', 'failed', 'expired'], 'failed', 1, -1],
    ['was never taken', ['expired', 'expired'], 'expired', 0, -1],
    ['was taken in part', ['finished', 'expired'], 'expired', 0, -1],
  ])('that %s: %j [BUND-11] [BUND-18] [MON-24]', (_, statuses, status, current, due) => {
    expect(bundleStatus(tests(...statuses))).toBe(status);
    expect(currentIndex(tests(...statuses))).toBe(current);
    expect(dueIndex(tests(...statuses))).toBe(due);
  });

  it('is always one of the seven, and no test is due after an open one [BUND-11]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...TEST_STATUSES), { maxLength: 10 }), (statuses) => {
        const bundled = tests(...statuses);
        expect(BUNDLE_STATUSES).toContain(bundleStatus(bundled));
        const due = dueIndex(bundled);
        expect(due === -1 || statuses.slice(0, due).every(isEnded)).toBe(true);
        expect(currentIndex(bundled)).toBeLessThan(Math.max(1, statuses.length));
      }),
    );
  });
});
