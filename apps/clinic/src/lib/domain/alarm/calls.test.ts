import { describe, expect, it } from 'vitest';
import { callsOf, PAUSE_LIMIT, sinceOf } from './calls.ts';

const NOW = 10_000_000;

describe('sinceOf', () => {
  it('notes when a reason begins, keeps it while it lasts, and forgets it after that', () => {
    const calm = sinceOf(undefined, [], NOW);
    const one = sinceOf(calm, ['paused'], NOW + 1);
    const two = sinceOf(one, ['paused', 'battery'], NOW + 2);
    expect(two).toEqual({ paused: NOW + 1, battery: NOW + 2 });
    expect(sinceOf(two, ['battery'], NOW + 3)).toEqual({ battery: NOW + 2 });
  });

  it('does not know when what was there before began', () => {
    expect(sinceOf(undefined, ['paused'], NOW)).toEqual({ paused: null });
    expect(sinceOf({ paused: null }, ['paused'], NOW)).toEqual({ paused: null });
  });
});

const calls = (began: number | null, status: 'paused' | 'stopped' = 'paused') =>
  callsOf(['paused', 'battery'], { since: { paused: began, battery: NOW }, status, now: NOW });

describe('callsOf', () => {
  it('leaves out a pause of less than a minute [OUR-786]', () => {
    expect(calls(NOW - PAUSE_LIMIT + 1)).toEqual(['battery']);
    expect(calls(NOW - PAUSE_LIMIT)).toEqual(['paused', 'battery']);
  });

  it('has a pause of unknown length, and a test that was left for later [OUR-786]', () => {
    expect(calls(null)).toContain('paused');
    expect(calls(NOW, 'stopped')).toContain('paused');
  });
});
