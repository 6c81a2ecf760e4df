import type { TestStatus } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { setDemoTest } from '../../../lib/session/demoMode.ts';

/**
 * Returns what ends the visit of whose test is watched: the guard then leads to where the next one begins, in place of the
 * monitor [DEMO-05, OUR-537]. The server sends the report [OUR-536].
 */
export function useEndVisit(): (status: TestStatus | undefined) => void {
  const { t } = useTranslation();
  return useCallback(
    (status) => {
      const isFinished = status === 'finished';
      toasts.show({
        tone: isFinished ? 'positive' : 'info',
        message: t(($) => (isFinished ? $.demo.reportComes : $.demo.testEnded)),
      });
      setDemoTest(null);
    },
    [t],
  );
}
