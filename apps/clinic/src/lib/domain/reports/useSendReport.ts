import { useClient } from '@isopter/api-client';
import type { Id } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** A report to be sent. */
export interface SentReport {
  test: Id;
  patient: Id | null;
}

/** Sends the report of a test to the patient’s address, and says what became of it; it does not fail [REP-06]. */
export function useSendReport(): (report: SentReport) => Promise<void> {
  const { t } = useTranslation();
  const client = useClient();
  return useCallback(
    async ({ test: test_id, patient: patient_id }) => {
      try {
        await client.call('sendTestReport', { body: { test_id, patient_id, demo: false } });
        toasts.show({ tone: 'positive', message: t(($) => $.reports.reportSuccessMessageEmail) });
      } catch {
        toasts.show({ tone: 'critical', message: t(($) => $.reports.reportErrorMessageEmail) });
      }
    },
    [client, t],
  );
}
