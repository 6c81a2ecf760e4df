import { useCall } from '@isopter/api-client';
import type { Test } from '@isopter/contract';
import { ConfirmDialog, toasts } from '@isopter/ui';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useSendReport } from '../../../lib/domain/reports/useSendReport.ts';
import { WhoseTest } from '../WhoseTest.tsx';

/** Props of {@link SendReportDialog}. */
export interface SendReportDialogProps {
  test: Test;
  /** Closes the question, answered or not. */
  onClose: () => void;
}

/**
 * Asks before a report leaves the clinic, and sends it; shows the address that it goes to. Without an address it offers to enter
 * one [REP-06, OUR-721].
 */
export function SendReportDialog({ test, onClose }: SendReportDialogProps): ReactElement | null {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const send = useSendReport();
  const { data: patient, error } = useCall('getPatient', test.patient ? { params: { id: test.patient } } : null, {
    silent: true,
  });
  const question = { isOpen: true, onOpenChange: onClose, title: t(($) => $.reports.emailTitle) };
  const about = (text: ReactNode): ReactElement => (
    <>
      <WhoseTest test={test} />
      {text}
    </>
  );
  useEffect(() => {
    if (error === undefined) return;
    toasts.show({ tone: 'critical', message: t(($) => $.reports.emailUnknown) });
    onClose();
  }, [error, onClose, t]);

  if (!test.patient) {
    const close = { confirmLabel: t(($) => $.common.close), cancelLabel: null, onConfirm: () => undefined };
    return <ConfirmDialog {...question} {...close} message={about(t(($) => $.reports.emailNobody))} />;
  }
  if (patient === undefined) return null;
  const edit = (): void => navigate(`/patients/edit/${patient.id}`);
  if (!patient.email) {
    return (
      <ConfirmDialog
        {...question}
        message={about(t(($) => $.reports.emailMissing))}
        confirmLabel={t(($) => $.reports.emailEnter)}
        onConfirm={edit}
      />
    );
  }
  return (
    <ConfirmDialog
      {...question}
      message={about(
        <>
          {t(($) => $.reports.emailMessage)}
          <br />
          <strong>
            <bdi>{patient.email}</bdi>
          </strong>
        </>,
      )}
      alternate={{ label: t(($) => $.reports.emailChange), onConfirm: edit }}
      confirmLabel={t(($) => $.tests.actions.email)}
      onConfirm={() => send({ test: test.id, patient: test.patient ?? null })}
    />
  );
}
