import { ApiError, useClient, useDeletePatient } from '@isopter/api-client';
import type { Patient } from '@isopter/contract';
import { ConfirmDialog, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '../../lib/errors/useErrorToast.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { patientName } from '../../lib/patients/shown.ts';

export interface DeletePatientProps {
  patient: Patient;
  /** The question was answered or put aside. */
  onClose: () => void;
}

/** Asks before a patient is deleted; one with finished tests cannot be (PAT-11, PAT-18). */
export function DeletePatient({ patient, onClose }: DeletePatientProps): ReactElement {
  const { t } = useTranslation();
  const { preferences } = useSignedIn();
  const client = useClient();
  const { send } = useDeletePatient();
  const showError = useErrorToast();
  const name = patientName(patient, preferences) ?? t(($) => $.patients.unnamed);

  const remove = async (): Promise<void> => {
    try {
      const query = { status__name__in: 'Finished,Syncing', patient: patient.id, limit: 1 };
      const { count } = await client.call('listTests', { query });
      if (count > 0) {
        toasts.show({ tone: 'caution', message: t(($) => $.patients.deleteTests, { count }) });
        return;
      }
      await send({ params: { id: patient.id } });
      toasts.show({ tone: 'positive', message: t(($) => $.patients.deleteSuccess) });
    } catch (error) {
      if (error instanceof ApiError) showError(error);
      throw error;
    }
  };

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t(($) => $.patients.deleteTitle)}
      message={t(($) => $.patients.deleteMessage, { name })}
      extraText={t(($) => $.patients.deleteExtra)}
      confirmLabel={t(($) => $.common.delete)}
      onConfirm={remove}
    />
  );
}
