import { type ImportUpdate, latestToday } from '@isopter/contract';
import type { StoredThreshold } from '../db/imports.ts';
import { IMPORT_GROUPS } from '../tests/catalogue.ts';

const keyOf = ({ page_id, index }: Pick<StoredThreshold, 'page_id' | 'index'>): string => `${page_id} ${index}`;

/** What is wrong with what somebody says of an import, by field: kind, day, and exactly the values that are unsure. */
export function updateProblems(
  { group, protocol, test_date, updated_sensitivities }: ImportUpdate,
  thresholds: readonly StoredThreshold[],
  now: Date,
): Record<string, string[]> {
  const chosen = IMPORT_GROUPS.find(({ value }) => value === group);
  const hasProtocol = group === 'OTHER' || (chosen !== undefined && chosen.protocols.length > 0);
  const asked = thresholds.filter(({ is_unsure }) => is_unsure).map(keyOf);
  const given = updated_sensitivities.map(keyOf);
  const isComplete = given.length === asked.length && asked.every((key) => given.includes(key));
  return {
    ...(!chosen && { group: ['This choice does not exist.'] }),
    ...(hasProtocol && !protocol && { protocol: ['This field is required.'] }),
    ...(chosen && !hasProtocol && protocol && { protocol: ['This test group has no protocols.'] }),
    // what it is called stands in its place
    ...(protocol === 'OTHER' && { protocol: ['Name the other protocol.'] }),
    ...(test_date > latestToday(now) && { test_date: ['The date is in the future.'] }),
    ...(!isComplete && { updated_sensitivities: ['Each unsure value is given once, and no other.'] }),
  };
}

/** The thresholds with the values that somebody read. */
export function withUpdated(
  thresholds: readonly StoredThreshold[],
  updated: ImportUpdate['updated_sensitivities'],
): StoredThreshold[] {
  const values = new Map(updated.map((one) => [keyOf(one), one.value]));
  return thresholds.map((one) => ({ ...one, value: values.get(keyOf(one)) ?? one.value }));
}
