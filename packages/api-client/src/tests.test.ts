import type { CallAnswer } from '@isopter/contract/routes';
import { describe, expect, it } from 'vitest';
import { testsPoll } from './tests.ts';

const page = (...statuses: (string | number)[]) =>
  ({
    count: statuses.length,
    results: statuses.map((status) => ({ status })),
  }) as unknown as CallAnswer<'listPatientTests'>;

describe('testsPoll', () => {
  it.each(['pending', 'Started', 'paused', 'stopped', 'SYNCING', 1, 2])(
    'polls every 5 s while a test is %s [LIST-03]',
    (status) => {
      expect(testsPoll(page('finished', status))).toBe(5_000);
    },
  );

  it('does not poll when every test is over [LIST-03]', () => {
    expect(testsPoll(page('finished', 'failed', 'expired', 5))).toBe(0);
    expect(testsPoll(page())).toBe(0);
    expect(testsPoll(undefined)).toBe(0);
  });
});
