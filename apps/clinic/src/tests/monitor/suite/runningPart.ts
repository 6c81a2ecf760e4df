import type { ApiClient } from '@isopter/api-client';
import { type ContrastRecord, isEnded, type Test, testStatus } from '@isopter/contract';
import type { MonitorKind } from '../rules/kind.ts';
import { csuitePart } from '../rules/suite.ts';

/**
 * Which part of a C-Suite runs now [MON-18]; undefined for other tests, and for one that is over, of which both parts can
 * be looked at.
 *
 * @param ongoing asks for the contrast question of the test
 */
export async function runningPart(
  client: ApiClient,
  { id, test_group }: Pick<Test, 'id' | 'test_group'>,
  ongoing: () => Promise<ContrastRecord | null>,
  signal: AbortSignal,
): Promise<MonitorKind | undefined> {
  if (test_group.group !== 'CSUITE') return undefined;
  // the test as it was opened may be over meanwhile
  const [question, { status }] = await Promise.all([ongoing(), client.call('getTest', { params: { id }, signal })]);
  return isEnded(testStatus(status)) ? undefined : csuitePart(question !== null);
}
