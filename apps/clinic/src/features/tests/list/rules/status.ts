import { isEnded, type Test, testStatus, type TestStatus } from '@isopter/contract';

/** The status to show and act on: a syncing test whose thresholds are in counts as finished [LIST-05]. */
export function statusOf(test: Pick<Test, 'status' | 'thresholds_received'>): TestStatus | undefined {
  const status = testStatus(test.status);
  return status === 'syncing' && test.thresholds_received ? 'finished' : status;
}

/** Returns whether the row shows the sync progress of an offline test [LIST-05]. */
export const showsSyncProgress = (test: Pick<Test, 'status' | 'thresholds_received' | 'offline'>): boolean =>
  test.offline && statusOf(test) === 'syncing';

/** Returns whether the headset at home continues the test without a connection [OUR-191]. */
export function isOffline(test: Pick<Test, 'status' | 'thresholds_received' | 'offline'>): boolean {
  const status = statusOf(test);
  return test.offline && status !== undefined && status !== 'syncing' && !isEnded(status);
}
