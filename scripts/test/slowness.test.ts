import { afterEach, describe, expect, it, vi } from 'vitest';
import { slowness, slownessOf } from './slowness.ts';

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

  it('has a limit', () => {
    expect(slownessOf(200, 1000, 2)).toBe(10);
  });
});

describe('slowness', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('measures once, and tells child processes', () => {
    vi.stubEnv('ISOPTER_SLOWNESS', '');
    const measured = slowness();
    expect(measured).toBeGreaterThanOrEqual(1);
    expect(Number(process.env['ISOPTER_SLOWNESS'])).toBe(measured);
    vi.stubEnv('ISOPTER_SLOWNESS', '3.5');
    expect(slowness()).toBe(3.5);
  });
});
