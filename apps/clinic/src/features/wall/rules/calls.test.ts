import { describe, expect, it } from 'vitest';
import { callsOf, longestFirst, PAUSE_LIMIT, sinceOf, tileStateOf } from './calls.ts';

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

describe('tileStateOf', () => {
  it.each([
    [[], 'calm', null],
    [['paused'], 'amber', 'paused'],
    [['battery', 'unreliable'], 'amber', 'battery'],
    [['answer', 'paused'], 'amber', 'answer'],
    [['paused', 'connection'], 'red', 'connection'],
    [['battery', 'device'], 'red', 'device'],
  ] as const)('is for %j %s, and says %s first [OUR-786]', (calls, look, lead) => {
    expect(tileStateOf('started', calls, calls)).toMatchObject({ look, lead, isClaimed: false });
  });

  it('is red for a test that failed [OUR-786]', () => {
    expect(tileStateOf('failed', [], [])).toMatchObject({ look: 'red', lead: 'failed' });
  });

  it('is claimed once somebody is on the way for all of it [OUR-87]', () => {
    expect(tileStateOf('started', ['paused', 'battery'], ['battery']).isClaimed).toBe(false);
    expect(tileStateOf('started', ['paused', 'battery'], [])).toMatchObject({ isClaimed: true, others: ['battery'] });
  });
});

it('lists the longest alarm first, and before it what was there before [OUR-786]', () => {
  const alarms = [{ since: NOW }, { since: null }, { since: NOW - 5 }];
  expect(longestFirst(alarms).map(({ since }) => since)).toEqual([null, NOW - 5, NOW]);
});
