import type { TestStatus } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { setDemoTest } from '../../../../lib/platform/session/demoMode.ts';

/**
 * Returns a function that tells the visitor that their test has ended and closes its monitor; the route guard then opens the
 * start screen of the demo mode [DEMO-05, OUR-537]. The server sends the report [OUR-536].
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
