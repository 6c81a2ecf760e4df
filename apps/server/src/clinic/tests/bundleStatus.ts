import { type BundleStatus, isEnded, type TestStatus } from '@isopter/contract';

/** The tests that determine a bundle's state: those not canceled, in order. */
export interface BundledTest {
  status: TestStatus;
  /** Null while it waits for its turn. */
  timeStart: Date | null;
}

/** A test that failed or expired ends its bundle: nothing after it is opened [MON-24]. */
const BROKEN: readonly TestStatus[] = ['failed', 'expired'];

/**
 * Returns the index of the current or next test; for an ended bundle, that of the test it ended with [BUND-18].
 * @returns -1 for a bundle without tests
 */
export function currentIndex(tests: readonly BundledTest[]): number {
  const open = tests.findIndex(({ status }) => !isEnded(status));
  if (open !== -1) return open;
  const begun = tests.findLastIndex(({ timeStart }) => timeStart !== null);
  return begun === -1 ? Math.min(0, tests.length - 1) : begun;
}

/** The state of a bundle [BUND-11]: that of its current test, but for what lies between two tests and for its end. */
export function bundleStatus(tests: readonly BundledTest[]): BundleStatus {
  const broken = BROKEN.find((status) => tests.some((one) => one.status === status));
  const current = tests[currentIndex(tests)];
  if (broken !== undefined && tests.every(({ status }) => isEnded(status))) return broken as BundleStatus;
  if (!current || current.status === 'finished') return 'finished';
  if (current.status === 'syncing') return 'started';
  const isBetween = current.status === 'pending' && tests.some(({ status }) => isEnded(status));
  return isBetween ? 'started' : current.status;
}

/** Which test the device of a bundle has to be given now: the first that waits, once nothing before it is open. */
export function dueIndex(tests: readonly BundledTest[]): number {
  if (tests.some(({ status }) => BROKEN.includes(status))) return -1;
  const open = tests.findIndex(({ status }) => !isEnded(status));
  return tests[open]?.status === 'pending' ? open : -1;
}
