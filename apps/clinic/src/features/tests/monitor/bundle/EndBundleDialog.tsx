import type { Test } from '@isopter/contract';
import { ConfirmDialog } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { WhoseTest } from '../../WhoseTest.tsx';

/** Props of {@link EndBundleDialog}. */
export interface EndBundleDialogProps {
  /** The test of the bundle that the monitor shows. */
  test: Test;
  /** Closes the question, answered or not. */
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a whole bundle is cancelled [BUND-02]. */
export function EndBundleDialog({ test, onClose, onConfirm }: EndBundleDialogProps): ReactElement {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t(($) => $.monitor.cancelBundle)}
      message={
        <>
          <WhoseTest test={test} />
          {t(($) => $.monitor.cancelBundleMessage)}
        </>
      }
      confirmLabel={t(($) => $.common.yes)}
      cancelLabel={t(($) => $.common.no)}
      onConfirm={onConfirm}
    />
  );
}
