import { describe, expect, it } from 'vitest';
import { levelOf } from './levelOf.ts';

describe('the level of a connection', () => {
  it.each([
    [300, 0.03, 'good'],
    [301, 0, 'fair'],
    [0, 0.031, 'fair'],
    [800, 0.1, 'fair'],
    [801, 0, 'poor'],
    [0, 0.101, 'poor'],
    [null, null, 'good'],
  ] as const)('of %s ms and a loss of %s is %s', (delay, lost, level) => {
    expect(levelOf({ delay, lost, frames: null })).toBe(level);
  });
});
