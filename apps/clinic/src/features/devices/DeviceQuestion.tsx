import { useDeleteDevice, useDeleteTest, useUnlinkDevice } from '@isopter/api-client';
import type { Device } from '@isopter/contract';
import { ConfirmDialog, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '../../lib/platform/errors/useErrorToast.ts';

/** A question before an action on a device. */
export interface Question {
  kind: 'cancel' | 'unlink' | 'delete';
  device: Device;
}

/** Props of {@link DeviceQuestion}. */
export interface DeviceQuestionProps extends Question {
  /** Closes the question, answered or not. */
  onClose: () => void;
  onDone: () => void;
}

/** Asks before the test of a device is cancelled, or the device unlinked, and does it [DEV-02, DEV-06]. */
export function DeviceQuestion({ kind, device, onClose, onDone }: DeviceQuestionProps): ReactElement {
  const { t } = useTranslation();
  const { send: endTest } = useDeleteTest();
  const { send: unlink } = useUnlinkDevice();
  const { send: remove } = useDeleteDevice();
  const showError = useErrorToast('device');

  const cancelTest = async (): Promise<void> => {
    try {
      await endTest({ params: { id: device.administering_test ?? '' } });
    } catch {
      toasts.show({ tone: 'critical', message: t(($) => $.tests.cancelTestError) });
    }
    onDone();
  };
  const deleteDevice = async (): Promise<void> => {
    try {
      await remove({ params: { id: device.id } });
      toasts.show({ tone: 'positive', message: t(($) => $.devices.deleted) });
    } catch (error) {
      showError(error);
    }
    onDone();
  };
  const unlinkDevice = async (): Promise<void> => {
    try {
      await unlink({ params: { id: device.id } });
      toasts.show({ tone: 'positive', message: t(($) => $.devices.deviceUnlinkSuccess) });
    } catch (error) {
      showError(error);
    }
    onDone();
  };

  if (kind === 'cancel') {
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={onClose}
        tone="danger"
        title={t(($) => $.tests.cancelTitle)}
        message={t(($) => $.devices.cancelMessage, { name: device.name })}
        confirmLabel={t(($) => $.tests.actions.cancel)}
        cancelLabel={t(($) => $.tests.keep)}
        onConfirm={cancelTest}
      />
    );
  }
  if (kind === 'delete') {
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={onClose}
        tone="danger"
        title={t(($) => $.devices.deleteTitle)}
        message={t(($) => $.devices.deleteMessage, { name: device.name })}
        confirmLabel={t(($) => $.common.delete)}
        onConfirm={deleteDevice}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t(($) => $.devices.unlinkTitle)}
      message={t(($) => $.devices.unlinkMessage, { name: device.name })}
      confirmLabel={t(($) => $.devices.unlink)}
      onConfirm={unlinkDevice}
    />
  );
}
