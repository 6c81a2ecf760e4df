import { ApiError, useDeleteTest } from '@isopter/api-client';
import type { Test } from '@isopter/contract';
import { ConfirmDialog, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useTestName } from '../useTestName.ts';
import { isExternallyManaged } from './rules/actions.ts';

/** Props of {@link EndTestDialog}. */
export interface EndTestDialogProps {
  test: Test;
  /** Cancelling and deleting are the same call under different words [LIST-12]. */
  kind: 'cancel' | 'delete';
  /** Closes the question, answered or not. */
  onClose: () => void;
  /** Called after the test is gone. */
  onEnded?: () => void;
}

/** Asks before a test is cancelled or deleted, and does it [LIST-06, LIST-12, MON-20]. */
export function EndTestDialog({ test, kind, onClose, onEnded }: EndTestDialogProps): ReactElement {
  const { t } = useTranslation();
  const nameOf = useTestName();
  const { send } = useDeleteTest();
  const name = nameOf(test.test_group);
  const isCancel = kind === 'cancel';

  const end = async (): Promise<void> => {
    try {
      await send({ params: { id: test.id } });
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      if (!isGone) {
        toasts.show({
          tone: 'critical',
          message: isCancel ? t(($) => $.tests.cancelTestError) : t(($) => $.tests.deleteTestError),
        });
        return;
      }
    }
    onEnded?.();
  };

  if (isCancel && isExternallyManaged(test)) {
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={onClose}
        title={t(($) => $.tests.actions.cancel)}
        message={t(($) => $.tests.externallyManagedTest)}
        confirmLabel={t(($) => $.common.close)}
        cancelLabel={null}
        onConfirm={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={isCancel ? t(($) => $.tests.cancelTitle) : t(($) => $.tests.deleteTitle)}
      message={
        isCancel ? t(($) => $.tests.cancelMessage, { test: name }) : t(($) => $.tests.deleteMessage, { test: name })
      }
      confirmLabel={isCancel ? t(($) => $.tests.actions.cancel) : t(($) => $.tests.actions.delete)}
      cancelLabel={t(($) => $.tests.keep)}
      onConfirm={end}
    />
  );
}
