import { describe, expect, it } from 'vitest';
import { longestFirst, tileStateOf } from './calls.ts';

const NOW = 10_000_000;

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
