import { useCall } from '@isopter/api-client';
import { isEnded, POLL_TESTS, type Test, type TestBundle, type TestStatus } from '@isopter/contract';
import { useEffect } from 'react';

/**
 * The bundle a watched test is part of, as it is now. With every change of the test it may have gone on; once the test is
 * over nobody tells, and it is asked.
 */
export function useBundle(
  { test_bundle }: Pick<Test, 'test_bundle'>,
  status: TestStatus | undefined,
): TestBundle | undefined {
  const poll = (bundle: TestBundle | undefined): number =>
    isEnded(status) && bundle && !isEnded(bundle.status.name) ? POLL_TESTS : 0;
  const { data, mutate } = useCall('getTestBundle', test_bundle ? { params: { id: test_bundle.id } } : null, {
    silent: true,
    poll,
  });
  useEffect(() => {
    if (status !== undefined) void mutate();
  }, [mutate, status]);
  return data;
}
