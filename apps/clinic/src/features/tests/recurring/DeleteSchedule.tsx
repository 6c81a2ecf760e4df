import { useDeleteSchedule } from '@isopter/api-client';
import type { Schedule } from '@isopter/contract';
import { ConfirmDialog, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '../../../lib/platform/errors/useErrorToast.ts';

/** Props of {@link DeleteSchedule}. */
export interface DeleteScheduleProps {
  schedule: Schedule;
  name: string;
  /** Closes the question, answered or not. */
  onClose: () => void;
}

/** Asks before nothing more is ordered, and sees to it [RECUR-04, RECUR-07]. */
export function DeleteSchedule({ schedule, name, onClose }: DeleteScheduleProps): ReactElement {
  const { t } = useTranslation();
  const { send } = useDeleteSchedule();
  const showError = useErrorToast();
  const remove = async (): Promise<void> => {
    try {
      await send({ params: { id: schedule.id } });
      toasts.show({ tone: 'positive', message: t(($) => $.tests.recurring.deleted) });
    } catch (error) {
      showError(error);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t(($) => $.tests.recurring.deleteTitle)}
      message={t(
        ($) =>
          schedule.scheduled_entity === 'B'
            ? $.tests.recurring.deleteReccuringBundlePrompt
            : $.tests.recurring.deleteReccuringTestPrompt,
        { test: name },
      )}
      confirmLabel={t(($) => $.tests.recurring.delete)}
      cancelLabel={t(($) => $.tests.recurring.back)}
      onConfirm={remove}
    />
  );
}
