import { useDeleteOfflineController } from '@isopter/api-client';
import type { OfflineController } from '@isopter/contract';
import { ConfirmDialog, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '../../lib/platform/errors/useErrorToast.ts';

interface DeleteControllerProps {
  controller: OfflineController;
  /** Closes the question, answered or not. */
  onClose: () => void;
  onDone: () => void;
}

/** Asks before an offline controller is deleted, and does it [OFFC-01]. */
export function DeleteController({ controller, onClose, onDone }: DeleteControllerProps): ReactElement {
  const { t } = useTranslation();
  const { send } = useDeleteOfflineController();
  const showError = useErrorToast('device');
  const remove = async (): Promise<void> => {
    try {
      await send({ params: { id: controller.id } });
      toasts.show({ tone: 'positive', message: t(($) => $.controllers.deleted) });
    } catch (error) {
      showError(error);
    }
    onDone();
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t(($) => $.controllers.deleteTitle)}
      message={t(($) => $.controllers.deleteMessage, { name: controller.name })}
      confirmLabel={t(($) => $.common.delete)}
      onConfirm={remove}
    />
  );
}
