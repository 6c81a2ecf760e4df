import { type LiveEvent, monitorKind, partOfSuite, type Test } from '@isopter/contract';

/**
 * A test as it is while the part of a suite runs that a record belongs to, named as the server names it; the same test
 * where the record tells nothing new [MON-18].
 */
export function whileRunning<T extends Pick<Test, 'test_group' | 'monocular'>>(test: T, type: LiveEvent['type']): T {
  const strategy = partOfSuite(test.test_group.group, type);
  if (strategy === undefined) return test;
  const running = { ...test, test_group: { ...test.test_group, strategy } };
  return monitorKind(running) === monitorKind(test) ? test : running;
}
