import { STRATEGIES } from '@isopter/contract';
import { isOneOf, PATIENT_FILTERS, type TestFilter } from '../../../lib/frame/list/filters/filters.ts';

/** What lists of tests are narrowed by, and which values each filter has in the address. */
export const TEST_FILTERS = {
  ...PATIENT_FILTERS,
  strategy: isOneOf(STRATEGIES),
} satisfies Readonly<Record<TestFilter, (value: string) => boolean>>;
