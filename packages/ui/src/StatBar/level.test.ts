import { describe, expect, it } from 'vitest';
import { levelOf } from './level.ts';

describe('levelOf', () => {
  const limits = { caution: 20, critical: 33 };
  it.each([
    [0, 'good'],
    [19.9, 'good'],
    [20, 'caution'],
    [32.9, 'caution'],
    [33, 'critical'],
    [100, 'critical'],
  ] as const)('puts %d under limits of 20 and 33 at %s', (value, level) => {
    expect(levelOf(value, limits)).toBe(level);
  });
  it('is good without limits', () => {
    expect(levelOf(100, {})).toBe('good');
  });
});
