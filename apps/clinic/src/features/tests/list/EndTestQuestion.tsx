import type { Test } from '@isopter/contract';
import { ConfirmDialog } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { WhoseTest } from '../WhoseTest.tsx';
import { isExternallyManaged } from './rules/actions.ts';

/** Props of {@link EndTestQuestion}. */
export interface EndTestQuestionProps {
  test: Test;
  /** Cancelling and deleting are the same call under different words [LIST-12]. */
  kind: 'cancel' | 'delete';
  /** Closes the question, answered or not. */
  onClose: () => void;
  onConfirm: () => void | Promise<void>;
}

/** Asks before a test of a patient is cancelled or deleted; says where that cannot be done [LIST-06, LIST-12]. */
export function EndTestQuestion({ test, kind, onClose, onConfirm }: EndTestQuestionProps): ReactElement {
  const { t } = useTranslation();
  const isCancel = kind === 'cancel';
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
        <>
          <WhoseTest test={test} />
          {isCancel ? t(($) => $.tests.cancelMessage) : t(($) => $.tests.deleteMessage)}
        </>
      }
      confirmLabel={isCancel ? t(($) => $.tests.actions.cancel) : t(($) => $.tests.actions.delete)}
      cancelLabel={t(($) => $.tests.keep)}
      onConfirm={onConfirm}
    />
  );
}
