import type { LiveEvent, TestType } from '@isopter/contract';
import type { MonitorKind } from './kind.ts';

/** The parts of the suites, by the records that tell which of them runs. */
const PARTS: Partial<Record<TestType, Partial<Record<LiveEvent['type'], MonitorKind>>>> = {
  CSUITE: { new_acuity_optotype_result: 'landolt-c', new_contrast_sensitivity_response: 'contrast' },
};

/** The monitor of the part a live event comes from; undefined for tests that have no parts, and for other events [MON-18]. */
export const partOf = (group: TestType, type: LiveEvent['type']): MonitorKind | undefined => PARTS[group]?.[type];

/** The part of a C-Suite that runs: contrast from its first question on [MON-18]. */
export const csuitePart = (hasContrast: boolean): MonitorKind => (hasContrast ? 'contrast' : 'landolt-c');
