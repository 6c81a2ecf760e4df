import type { StrategyValue, TestType } from './enums/tests.ts';
import type { LiveEvent } from './live.ts';

/** The test a record belongs to, in each suite; null is the part the suite is named by. */
const PARTS: Partial<Record<TestType, Partial<Record<LiveEvent['type'], StrategyValue | null>>>> = {
  CSUITE: {
    new_acuity_optotype_result: null,
    new_contrast_sensitivity_response: 'CONTRAST_STANDARD',
  },
  SENSORIMOTOR_SUITE: {
    sensorimotor_state_update: null,
    new_eoms_response: 'EOMS_SENSORIMOTOR',
    cover_state_update: 'COVER_SENSORIMOTOR',
  },
};

/**
 * The part of a suite that a record says is running now, as the strategy its monitor goes by [MON-18].
 * @returns null for the suite's own strategy, undefined when the record does not tell
 */
export const partOfSuite = (group: TestType, type: LiveEvent['type']): StrategyValue | null | undefined =>
  PARTS[group]?.[type];

/** Whether a test is of several parts that run one after the other, each with a monitor of its own. */
export const isSuite = (group: TestType): boolean => group in PARTS;
