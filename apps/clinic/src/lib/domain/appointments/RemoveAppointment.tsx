import { useDeleteAppointment } from '@isopter/api-client';
import type { DayAppointment } from '@isopter/contract';
import { ConfirmDialog, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '../../platform/errors/useErrorToast.ts';
import { useAppointmentText } from './useAppointmentText.ts';

/** Props of {@link RemoveAppointment}. */
export interface RemoveAppointmentProps {
  appointment: DayAppointment;
  onClose: () => void;
}

/** Asks before a planned test is removed [OUR-768]. */
export function RemoveAppointment({ appointment, onClose }: RemoveAppointmentProps): ReactElement {
  const { t } = useTranslation();
  const text = useAppointmentText();
  const { send } = useDeleteAppointment();
  const showError = useErrorToast();
  const remove = async (): Promise<void> => {
    try {
      await send({ params: { id: appointment.id } });
      toasts.show({ tone: 'positive', message: t(($) => $.appointments.removed) });
    } catch (error) {
      showError(error);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t(($) => $.appointments.removeTitle)}
      message={t(($) => $.appointments.removeMessage, {
        test: text.test(appointment),
        patient: text.patient(appointment),
        when: text.when(appointment),
      })}
      confirmLabel={t(($) => $.appointments.remove)}
      onConfirm={remove}
    />
  );
}
