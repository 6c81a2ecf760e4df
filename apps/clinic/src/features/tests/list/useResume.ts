import { ApiError, messageOf, useUpdateTest } from '@isopter/api-client';
import { type Test, TEST_STATUS_IDS } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../../lib/platform/errors/useMessageText.ts';

const CONFLICT = 409;

/** Resumes tests. */
export interface Resuming {
  resume: (test: Test) => void;
  /** Whether a request is in progress. */
  isResuming: boolean;
}

/** Resumes a paused or stopped test, or starts one that waits in its bundle, then opens its monitor [FORM-18]. */
export function useResume(openMonitor: (test: Test) => void): Resuming {
  const { t } = useTranslation();
  const text = useMessageText();
  const { send, isSending } = useUpdateTest();
  const resume = useCallback<Resuming['resume']>(
    (test) => {
      send({ params: { id: test.id }, body: { status: TEST_STATUS_IDS.started } }).then(
        openMonitor,
        (error: unknown) => {
          // the user can resolve the conflict: another test on the device, a headset that is off
          const isTold = error instanceof ApiError && error.status === CONFLICT;
          const message = isTold ? text(messageOf(error, 'test')) : t(($) => $.tests.resumeErrorMessageGeneric);
          toasts.show({ tone: 'critical', message });
        },
      );
    },
    [openMonitor, send, t, text],
  );
  return { resume, isResuming: isSending };
}
