import { describe, expect, it } from 'vitest';
import { eventState } from './eventState.ts';
import { slopeState } from './slopeState.ts';

const point = { x: 3, y: 3, baseline: 28, limit: 22, isOutOfRange: false };

describe('the verdict on a point', () => {
  it('is how many times in a row it was worse, or that it was not measured or cannot be judged [OUR-68]', () => {
    expect([0, 1, 2, 3].map((inARow) => eventState({ ...point, db: 20, inARow: inARow as 0 | 1 | 2 | 3 }))).toEqual([
      'stable',
      'once',
      'twice',
      'thrice',
    ]);
    expect(eventState(point)).toBe('stable');
    expect(eventState({ ...point, db: null, inARow: 0 })).toBe('unmeasured');
    expect(eventState({ ...point, isOutOfRange: true, db: 0, inARow: 0 })).toBe('outOfRange');
  });

  it('is whether its loss is significant, and steep enough to count [OUR-68]', () => {
    expect(slopeState({ p: 0.001, isWorse: true })).toBe('losing');
    expect(slopeState({ p: 0.001, isWorse: false })).toBe('slowly');
    expect(slopeState({ p: 0.03, isWorse: false })).toBe('maybe');
    expect(slopeState({ p: 0.6, isWorse: false })).toBe('steady');
    expect(slopeState({ p: null, isWorse: null })).toBe('unjudged');
  });
});
