import { useUpdateTest } from '@isopter/api-client';
import { type Test, TEST_STATUS_IDS } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Resumes a paused or stopped test, then opens its monitor [FORM-18]. */
export function useResume(openMonitor: (test: Test) => void): (test: Test) => void {
  const { t } = useTranslation();
  const { send } = useUpdateTest();
  return useCallback(
    (test) => {
      send({ params: { id: test.id }, body: { status: TEST_STATUS_IDS.started } }).then(openMonitor, () => {
        toasts.show({ tone: 'critical', message: t(($) => $.tests.resumeErrorMessageGeneric) });
      });
    },
    [openMonitor, send, t],
  );
}
