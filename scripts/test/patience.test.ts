import { describe, expect, it } from 'vitest';
import { measureSlowness, slownessOf } from './patience.ts';

describe('slownessOf', () => {
  it('is 1 on an idle machine, however fast it is', () => {
    expect(slownessOf(10, 0, 64)).toBe(1);
    expect(slownessOf(200, 2, 2)).toBe(1);
  });

  it('is how much longer the work took on a slow machine', () => {
    expect(slownessOf(800, 0, 2)).toBe(4);
  });

  it('is how many processes share a core on a busy machine', () => {
    expect(slownessOf(200, 16, 2)).toBe(8);
  });
});

describe('measureSlowness', () => {
  it('is a finite number of at least 1', () => {
    expect(Number.isFinite(measureSlowness())).toBe(true);
    expect(measureSlowness()).toBeGreaterThanOrEqual(1);
  });
});
