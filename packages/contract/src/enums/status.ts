/** Runtime states of a test [ENUM-14], in the lower case in which they arrive [LIST-11]. */
export const TEST_STATUSES = [
  'started',
  'paused',
  'stopped',
  'pending',
  'syncing',
  'failed',
  'finished',
  'expired',
] as const;
export type TestStatus = (typeof TEST_STATUSES)[number];

/** States of a bundle: those of a test without syncing [ENUM-14]. */
export const BUNDLE_STATUSES = ['started', 'paused', 'stopped', 'pending', 'failed', 'finished', 'expired'] as const;
export type BundleStatus = (typeof BUNDLE_STATUSES)[number];

/** Capitalised names, as the filter `status__name__in` wants them [ENUM-14]. */
export const TEST_STATUS_NAMES = [
  'Started',
  'Paused',
  'Stopped',
  'Pending',
  'Syncing',
  'Failed',
  'Finished',
  'Expired',
] as const;
export type TestStatusName = (typeof TEST_STATUS_NAMES)[number];

/** The numeric ids of some states in requests and responses; 2 means both paused and stopped [ENUM-14]. */
export const TEST_STATUS_IDS = { started: 1, paused: 2, stopped: 2, finished: 5 } as const;

/** States of export tasks [ENUM-15]. */
export const EXPORT_STATUSES = ['STARTED', 'PENDING', 'FAILED', 'FINISHED', 'EXPIRED'] as const;
export type ExportStatus = (typeof EXPORT_STATUSES)[number];

const BY_ID = new Map<number, TestStatus>([
  [TEST_STATUS_IDS.started, 'started'],
  [TEST_STATUS_IDS.paused, 'paused'],
  [TEST_STATUS_IDS.finished, 'finished'],
]);

/**
 * The status of a name or id, ignoring case [LIST-11].
 * @returns undefined for a status this version does not know. Id 2 reads as paused.
 */
export function testStatus(value: unknown): TestStatus | undefined {
  if (typeof value === 'number') return BY_ID.get(value);
  if (typeof value !== 'string') return undefined;
  const name = value.toLowerCase();
  return TEST_STATUSES.find((status) => status === name);
}

/** Returns whether a name or id means one of the given states [LIST-11]. */
export function hasStatus(value: unknown, ...statuses: readonly TestStatus[]): boolean {
  const status = testStatus(value);
  return status !== undefined && statuses.includes(status);
}

/** The statuses of a test that has ended and cannot continue. */
export const ENDED_STATUSES = ['finished', 'failed', 'expired'] as const satisfies TestStatus[];

/** Returns whether a test with this status has ended and cannot continue. */
export function isEnded(value: unknown): boolean {
  return hasStatus(value, ...ENDED_STATUSES);
}
