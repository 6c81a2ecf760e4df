import { type LastTest, type TestStatus, testStatus } from '@isopter/contract';

/** A person sits in front of one headset. */
const RUNNING: readonly (TestStatus | undefined)[] = ['started', 'paused'];

/** Whether a patient is being tested just now [OUR-303]. */
export const isInTest = (newest: LastTest | null | undefined): newest is LastTest =>
  Boolean(newest) && RUNNING.includes(testStatus(newest?.status));
