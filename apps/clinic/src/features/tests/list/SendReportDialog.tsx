import type { Test } from '@isopter/contract';
import { ConfirmDialog } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendReport } from '../../../lib/reports/useSendReport.ts';
import { WhoseTest } from '../WhoseTest.tsx';

/** Props of {@link SendReportDialog}. */
export interface SendReportDialogProps {
  test: Test;
  /** Closes the question, answered or not. */
  onClose: () => void;
}

/** Asks before a report leaves the clinic, and sends it [REP-06]. */
export function SendReportDialog({ test, onClose }: SendReportDialogProps): ReactElement {
  const { t } = useTranslation();
  const send = useSendReport();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t(($) => $.reports.emailTitle)}
      message={
        <>
          <WhoseTest test={test} />
          {t(($) => $.reports.emailMessage)}
        </>
      }
      confirmLabel={t(($) => $.tests.actions.email)}
      onConfirm={() => send({ test: test.id, patient: test.patient ?? null })}
    />
  );
}
