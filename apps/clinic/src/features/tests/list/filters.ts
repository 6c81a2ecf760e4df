import { STRATEGIES } from '@isopter/contract';
import { isOneOf, PATIENT_FILTERS, type TestFilter } from '../../../lib/frame/list/filters/filters.ts';

/** Filters of lists of tests, with their values in the address. */
export const TEST_FILTERS = {
  ...PATIENT_FILTERS,
  strategy: isOneOf(STRATEGIES),
} satisfies Readonly<Record<TestFilter, (value: string) => boolean>>;
