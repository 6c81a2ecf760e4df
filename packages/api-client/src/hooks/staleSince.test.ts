import { describe, expect, it } from 'vitest';
import { type PollSituation, oldFrom, staleSince } from './staleSince.ts';

const FRESH: PollSituation = { asOf: 1_000, hasFailed: false, isOnline: true, poll: 5_000, now: 6_000 };

describe('staleSince', () => {
  it.each<[string, Partial<PollSituation>, number | null]>([
    ['an answer of the last poll', {}, null],
    ['a poll that failed', { hasFailed: true }, 1_000],
    ['a browser without network', { isOnline: false }, 1_000],
    ['a server that hangs, until the second answer is missing', { now: 10_999 }, null],
    ['a server that hangs', { now: 11_000 }, 1_000],
    ['what is not asked for again', { poll: 0, now: 1_000_000 }, null],
    ['what is not asked for again, and could not be had', { poll: 0, hasFailed: true }, 1_000],
    ['what never came', { asOf: null, hasFailed: true, isOnline: false }, null],
  ])('judges %s', (_, change, since) => {
    expect(staleSince({ ...FRESH, ...change })).toBe(since);
  });

  it('is noticed within 10 s of the last answer', () => {
    expect(oldFrom(FRESH)! - FRESH.asOf!).toBeLessThanOrEqual(10_000);
  });
});
