import { describe, expect, it } from 'vitest';
import { nextTone, REPEAT_TONE } from './alarm.ts';

const NOW = 1_000_000;

describe('nextTone', () => {
  it('is never while nobody is needed [OUR-47]', () => {
    expect(nextTone({ needing: 0, sounded: null, isFresh: true }, NOW)).toBeNull();
  });

  it('is at once for what is new, however short ago it sounded [OUR-47]', () => {
    expect(nextTone({ needing: 1, sounded: null, isFresh: false }, NOW)).toBe(NOW);
    expect(nextTone({ needing: 2, sounded: NOW - 1, isFresh: true }, NOW)).toBe(NOW);
  });

  it('is every 30 s while somebody is needed [OUR-47]', () => {
    expect(nextTone({ needing: 1, sounded: NOW - 10_000, isFresh: false }, NOW)).toBe(NOW - 10_000 + REPEAT_TONE);
    expect(nextTone({ needing: 1, sounded: NOW - 40_000, isFresh: false }, NOW)).toBe(NOW);
  });
});
