import type { LiveStatus } from '@isopter/api-client';
import { describe, expect, it } from 'vitest';
import { type StalenessSituation, stalenessOf } from './staleness.ts';

const LIVE: StalenessSituation = {
  live: { name: 'live' },
  isLoaded: true,
  dashboard: { status: 'started', is_connected: true },
  device_heard: 500,
  isOffline: false,
};
const lost = (attempt: number): LiveStatus => ({ name: 'reconnecting', attempt, heard: 700 });
const away = { status: 'started', is_connected: false } as const;

describe('stalenessOf', () => {
  it.each<[string, Partial<StalenessSituation>, ReturnType<typeof stalenessOf>]>([
    ['a live test', {}, null],
    ['a test that is being opened', { live: { name: 'connecting', heard: null }, isLoaded: false }, null],
    ['a test whose server does not answer', { live: lost(1) }, { lost: 'server', since: 700 }],
    ['one whose server has not answered for long', { live: lost(40) }, { lost: 'server', since: 700 }],
    ['a test that was never loaded', { live: lost(2), isLoaded: false }, null],
    ['a test whose session is over', { live: { name: 'signedOut', heard: 700 } }, { lost: 'server', since: 700 }],
    ['one that is reconnecting', { live: { name: 'connecting', heard: 700 } }, { lost: 'server', since: 700 }],
    ['a silent device', { dashboard: away }, { lost: 'device', since: 500 }],
    ['a device that was silent before', { dashboard: away, device_heard: null }, { lost: 'device', since: null }],
    ['a device that is to be silent', { dashboard: away, isOffline: true }, null],
    ['a test that waits for its device', { dashboard: { ...away, status: 'pending' } }, null],
    ['both: the server is the nearer', { live: lost(1), dashboard: away }, { lost: 'server', since: 700 }],
    ['a finished test', { live: lost(1), dashboard: { ...away, status: 'finished' } }, null],
    [
      'a stopped test, which may go on',
      { live: lost(1), dashboard: { ...away, status: 'stopped' } },
      { lost: 'server', since: 700 },
    ],
  ])('judges %s', (_, change, judged) => {
    expect(stalenessOf({ ...LIVE, ...change })).toEqual(judged);
  });
});
