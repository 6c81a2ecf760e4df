import { ApiError, useDeletePatient, usePatientDeletion } from '@isopter/api-client';
import type { Patient } from '@isopter/contract';
import { ConfirmDialog, toasts } from '@isopter/ui';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '../../lib/platform/errors/useErrorToast.ts';
import { useRecognise } from '../../lib/domain/patients/useRecognise.ts';

export interface DeletePatientProps {
  patient: Patient;
  /** The question was answered or put aside, or need not be asked. */
  onClose: () => void;
}

/**
 * Asks for confirmation before a patient is deleted, with the number of unfinished tests that are deleted too (OUR-32). For a
 * patient with finished or running tests it shows instead why the patient cannot be deleted (PAT-11, PAT-18, OUR-681).
 */
export function DeletePatient({ patient, onClose }: DeletePatientProps): ReactElement | null {
  const { t } = useTranslation();
  const recognise = useRecognise();
  const { send } = useDeletePatient();
  const showError = useErrorToast();
  const { data, error, isValidating } = usePatientDeletion(patient.id);
  // what was counted for an earlier question may be old
  const count = isValidating ? undefined : data?.kept;
  const isInTest = !isValidating && Boolean(data?.running);
  const removed = data?.removed ?? 0;

  useEffect(() => {
    if (error) showError(error);
    else if (isInTest) toasts.show({ tone: 'caution', message: t(($) => $.errors.patientInTest) });
    else if (count) toasts.show({ tone: 'caution', message: t(($) => $.patients.deleteTests, { count }) });
    if (error || isInTest || count) onClose();
  }, [count, isInTest, error, onClose, showError, t]);

  const remove = async (): Promise<void> => {
    try {
      await send({ params: { id: patient.id } });
      toasts.show({ tone: 'positive', message: t(($) => $.patients.deleteSuccess) });
    } catch (failure) {
      if (failure instanceof ApiError) showError(failure);
      throw failure;
    }
  };

  if (count !== 0 || isInTest) return null;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t(($) => $.patients.deleteTitle)}
      message={[
        t(($) => $.patients.deleteMessage, { name: recognise(patient) }),
        ...(removed > 0 ? [t(($) => $.patients.deleteRemoved, { count: removed })] : []),
      ].join(' ')}
      extraText={t(($) => $.patients.deleteExtra)}
      confirmLabel={t(($) => $.common.delete)}
      onConfirm={remove}
    />
  );
}
