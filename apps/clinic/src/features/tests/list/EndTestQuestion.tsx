import type { Test } from '@isopter/contract';
import { ConfirmDialog } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { WhoseTest } from '../WhoseTest.tsx';
import { isExternallyManaged } from './rules/actions.ts';

/** Props of {@link EndTestQuestion}. */
export interface EndTestQuestionProps {
  test: Test;
  /** The same call under different words [LIST-12]; a test that waits in its bundle is skipped [BUND-02]. */
  kind: 'cancel' | 'delete' | 'skip';
  /** Closes the question, answered or not. */
  onClose: () => void;
  onConfirm: () => void | Promise<void>;
}

/** Asks before a test of a patient is cancelled, deleted or skipped; says where that cannot be done [LIST-06, LIST-12]. */
export function EndTestQuestion({ test, kind, onClose, onConfirm }: EndTestQuestionProps): ReactElement {
  const { t } = useTranslation();
  if (kind !== 'delete' && isExternallyManaged(test)) {
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={onClose}
        title={t(($) => $.tests.actions[kind])}
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
      title={t(($) => $.tests[`${kind}Title`])}
      message={
        <>
          <WhoseTest test={test} />
          {t(($) => $.tests[`${kind}Message`])}
        </>
      }
      confirmLabel={t(($) => $.tests.actions[kind])}
      cancelLabel={t(($) => $.tests.keep)}
      onConfirm={onConfirm}
    />
  );
}
