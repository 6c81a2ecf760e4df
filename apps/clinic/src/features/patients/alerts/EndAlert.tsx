import { useEndPatientAlert, useReload } from '@isopter/api-client';
import type { PatientAlert } from '@isopter/contract';
import { ConfirmDialog } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isGone } from '../../../lib/platform/errors/isGone.ts';
import { useErrorToast } from '../../../lib/platform/errors/useErrorToast.ts';
import { useAlertText } from '../../../lib/domain/patients/alerts/useAlertText.ts';

interface EndAlertProps {
  alert: PatientAlert;
  onClose: () => void;
}

/** Asks before an alert is ended, and says how to change one. */
export function EndAlert({ alert, onClose }: EndAlertProps): ReactElement {
  const { t } = useTranslation();
  const textOf = useAlertText();
  const showError = useErrorToast();
  const { send } = useEndPatientAlert();
  const reload = useReload('listPatientAlerts');
  const end = async (): Promise<void> => {
    try {
      await send({ params: { id: alert.id } });
    } catch (error) {
      // somebody ended it meanwhile: it is not shown any more either way
      if (isGone(error)) return reload();
      showError(error);
      throw error;
    }
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t(($) => $.patients.alerts.endTitle)}
      message={t(($) => $.patients.alerts.endMessage, { alert: textOf(alert) })}
      confirmLabel={t(($) => $.patients.alerts.endSubmit)}
      onConfirm={end}
    />
  );
}
