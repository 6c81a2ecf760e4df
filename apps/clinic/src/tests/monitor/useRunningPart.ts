import { isSuite } from '@isopter/contract';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { MonitorState } from './follow.ts';
import { monitorKind, monitorPath } from './rules/kind.ts';

/**
 * Goes to the monitor of the part of a suite that runs now, as soon as it is another than this one; also where the test
 * was over before that was known here. What was over when it was opened is only looked at [MON-18].
 */
export function useRunningPart({ isLoaded, test, wasRunning }: MonitorState): void {
  const [location, navigate] = useLocation();
  const [query] = useSearchParams();
  const kind = isLoaded && wasRunning && isSuite(test.test_group.group) ? monitorKind(test) : undefined;
  const path = kind && monitorPath(kind, test.id);
  useEffect(() => {
    // the part before is not worth going back to: it would lead here again
    if (path && path !== location) navigate(`${path}${query.size > 0 ? `?${query}` : ''}`, { replace: true });
  }, [location, navigate, path, query]);
}
