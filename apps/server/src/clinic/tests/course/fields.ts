import { NORMED_SIZE } from '@isopter/clinical/perimetry/analysis';
import type { GoldmannSize, StrategyValue, TestStatus } from '@isopter/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { test } from '../../../platform/db/schema.ts';
import type { TestRow } from '../states/records.ts';

/** Strategies that measure sensitivities; the others only see whether a stimulus was seen. */
const THRESHOLD_STRATEGIES: StrategyValue[] = ['FULL_THRESHOLD', 'AVA_STANDARD', 'AVA_FAST'];

/** Statuses of tests that have all their results [LIST-04]. */
export const REPORTED: TestStatus[] = ['finished', 'syncing'];

/** Returns whether a test measured the sensitivities of a field. */
export const isThresholdField = ({ group, strategy }: Pick<TestRow, 'group' | 'strategy'>): boolean =>
  group === 'PERIMETRY' && strategy !== null && THRESHOLD_STRATEGIES.includes(strategy);

/** The same as a condition: the fields of a patient. */
export const fieldsOfPatient = (patientId: string) =>
  and(eq(test.patientId, patientId), eq(test.group, 'PERIMETRY'), inArray(test.strategy, THRESHOLD_STRATEGIES));

/** The Goldmann size of the stimuli of a test: III unless it names another one. */
export const sizeOf = ({ options }: Pick<TestRow, 'options'>): GoldmannSize =>
  (options.goldman_size ?? NORMED_SIZE) as GoldmannSize;
