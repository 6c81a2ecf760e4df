import { isAbort, useUpdateTest } from '@isopter/api-client';
import { toasts } from '@isopter/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sendAnswer } from './convergenceAnswer.ts';
import { monocularOf } from '../../../../lib/domain/live/rules/convergence.ts';

/** Sends how many dots the patient saw, until it arrives or the monitor is left [MON-11]. */
export function useConvergenceAnswer(testId: string): (dots: 1 | 2) => void {
  const { t } = useTranslation();
  const { send } = useUpdateTest();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  return useCallback(
    (dots) => {
      // a later answer replaces one that is still on its way
      sending.current?.abort();
      const controller = new AbortController();
      sending.current = controller;
      const put = (): Promise<unknown> => send({ params: { id: testId }, body: { monocular: monocularOf(dots) } });
      sendAnswer(put, controller.signal).catch((error: unknown) => {
        if (!isAbort(error)) toasts.show({ tone: 'critical', message: t(($) => $.monitor.convergenceFailed) });
      });
    },
    [send, t, testId],
  );
}
