import type { StrategyValue } from '../enums/tests.ts';
import { kindById, kindOf } from './kinds.ts';

const partsOf = (group: string) => {
  const id = kindOf({ group });
  return id && kindById(id).parts;
};

/**
 * The part of a suite that a record says is running now, as the strategy its monitor goes by [MON-18].
 * @returns null for the suite's own strategy, undefined when the record does not tell
 */
export const partOfSuite = (group: string, type: string): StrategyValue | null | undefined =>
  partsOf(group)?.find(({ record }) => record === type)?.strategy;

/** Returns whether a test consists of several parts that run in sequence, each with its own monitor. */
export const isSuite = (group: string): boolean => partsOf(group) !== undefined;
