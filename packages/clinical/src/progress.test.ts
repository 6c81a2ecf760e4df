import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answeredShare, meanShare, percentDone } from './progress.ts';

describe('the share of the expected answers', () => {
  it('grows with every answer and stays below 1, also beyond the expected number [OUR-456]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 1_000 }), (expected, answers) => {
        const [now, next] = [answeredShare(answers, expected), answeredShare(answers + 1, expected)];
        expect(next).toBeGreaterThan(now);
        expect(next).toBeLessThan(1);
      }),
    );
    expect([0, 1, 9, 17].map((answers) => answeredShare(answers, 18))).toEqual([0, 1 / 18, 0.5, 17 / 18]);
  });

  it('is shown as 0 % before the first answer and as 100 % after the last one only [OUR-456]', () => {
    expect([0, 0.001, 0.5, 2 / 3, 0.9999, 1].map(percentDone)).toEqual([0, 1, 50, 67, 99, 100]);
  });

  it('of a test is the mean of its parts', () => {
    expect([meanShare([]), meanShare([1, 0.5, 0]), meanShare([1, 1, 1])]).toEqual([0, 0.5, 1]);
  });
});
