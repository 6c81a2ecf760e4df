import type { RecordEvent } from './device.ts';
import type { StrategyValue, TestType } from './enums/tests.ts';

type Parts = Partial<Record<RecordEvent['type'], StrategyValue | null>>;

/**
 * What runs in a suite, told by what is recorded; as the strategy of the suite it opens the monitor of that test [MON-18].
 * Null is the part that the suite's own monitor shows.
 */
const SUITES: Partial<Record<TestType, Parts>> = {
  SENSORIMOTOR_SUITE: {
    new_eoms_response: 'EOMS_SENSORIMOTOR',
    cover_state_update: 'COVER_SENSORIMOTOR',
    sensorimotor_state_update: null,
  },
};

/** Whether a test is a suite of several tests that run one after the other. */
export const isSuite = (group: TestType): boolean => group in SUITES;

/** The strategy of a test after an event: in a suite that of the test now running, else what it was. */
export function runningStrategy(
  { group, strategy }: { group: TestType; strategy: StrategyValue | null },
  type: string,
): StrategyValue | null {
  const running = SUITES[group]?.[type as RecordEvent['type']];
  return running === undefined ? strategy : running;
}
