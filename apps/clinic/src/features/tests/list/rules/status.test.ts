import { describe, expect, it } from 'vitest';
import { isOffline, showsSyncProgress, statusOf } from './status.ts';

describe('statusOf', () => {
  it.each([
    ['Started', 'started'],
    [1, 'started'],
    [2, 'paused'],
    [5, 'finished'],
    ['FINISHED', 'finished'],
    ['teleported', undefined],
  ])('reads %s as %s [LIST-11]', (status, expected) => {
    expect(statusOf({ status, thresholds_received: false } as never)).toBe(expected);
  });

  it('shows a syncing test with its thresholds as finished [LIST-05]', () => {
    expect(statusOf({ status: 'syncing', thresholds_received: true })).toBe('finished');
    expect(statusOf({ status: 'syncing', thresholds_received: false })).toBe('syncing');
    expect(statusOf({ status: 'failed', thresholds_received: true })).toBe('failed');
  });

  it('shows a sync percentage for an offline test that still syncs [LIST-05]', () => {
    const syncing = { status: 'syncing', thresholds_received: false } as const;
    expect(showsSyncProgress({ ...syncing, offline: true })).toBe(true);
    expect(showsSyncProgress({ ...syncing, offline: false })).toBe(false);
    expect(showsSyncProgress({ ...syncing, thresholds_received: true, offline: true })).toBe(false);
  });

  it('shows a headset as offline while it continues a test, but not when that syncs or has ended [OUR-191]', () => {
    const offline = { thresholds_received: false, offline: true } as const;
    expect(isOffline({ ...offline, status: 'started' })).toBe(true);
    expect(isOffline({ ...offline, status: 'started', offline: false })).toBe(false);
    expect(isOffline({ ...offline, status: 'syncing' })).toBe(false);
    expect(isOffline({ ...offline, status: 'expired' })).toBe(false);
  });
});
