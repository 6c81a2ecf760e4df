import { isSuite } from '@isopter/contract';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { MonitorState } from '../../../../lib/domain/live/follow.ts';
import { monitorKind, monitorPath } from '@isopter/contract';

/**
 * Goes to the monitor that fits, as soon as it is another than this one: of the part of a suite that runs now, also where
 * the test was over before that was known here; and of an Esterman test for which the examiner has found that each eye is to
 * be tested alone [MON-11, MON-16]. What was over when it was opened is only looked at [MON-18].
 */
export function useRunningPart({ isLoaded, test, device, wasRunning }: MonitorState): void {
  const [location, navigate] = useLocation();
  const [query] = useSearchParams();
  const { group, strategy } = test.test_group;
  const mayChange = isSuite(group) || (strategy === 'ESTERMAN' && device !== null);
  const kind = isLoaded && wasRunning && mayChange ? monitorKind(test, device?.capabilities) : undefined;
  const path = kind && monitorPath(kind, test.id);
  useEffect(() => {
    // the part before is not worth going back to: it would lead here again
    if (path && path !== location) navigate(`${path}${query.size > 0 ? `?${query}` : ''}`, { replace: true });
  }, [location, navigate, path, query]);
}
