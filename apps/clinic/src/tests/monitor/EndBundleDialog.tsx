import { useMutationCall } from '@isopter/api-client';
import { ConfirmDialog, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Props of {@link EndBundleDialog}. */
export interface EndBundleDialogProps {
  bundle: string;
  /** Closes the question, answered or not. */
  onClose: () => void;
  /** Called after the bundle was cancelled. */
  onEnded: () => void;
}

/** Asks before a whole bundle is cancelled, and does it [BUND-02]. */
export function EndBundleDialog({ bundle, onClose, onEnded }: EndBundleDialogProps): ReactElement {
  const { t } = useTranslation();
  const { send } = useMutationCall('cancelTestBundle', ['listTestBundles', 'listPatientTests', 'listActiveDevices']);
  const cancel = async (): Promise<void> => {
    try {
      await send({ params: { id: bundle } });
    } catch {
      toasts.show({ tone: 'critical', message: t(($) => $.monitor.cancelBundleFailed) });
      return;
    }
    onEnded();
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t(($) => $.monitor.cancelBundle)}
      message={t(($) => $.monitor.cancelBundleMessage)}
      confirmLabel={t(($) => $.common.yes)}
      cancelLabel={t(($) => $.common.no)}
      onConfirm={cancel}
    />
  );
}
