import { ApiError, messageOf, useCancelBundle, useDeleteBundle } from '@isopter/api-client';
import { isEnded, type TestBundle } from '@isopter/contract';
import { ConfirmDialog, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../../../lib/platform/errors/useMessageText.ts';
import { useBundleName } from '../useBundleName.ts';

const NOT_FOUND = 404;

/** Props of {@link EndBundleQuestion}. */
export interface EndBundleQuestionProps {
  bundle: TestBundle;
  kind: 'cancel' | 'delete';
  /** Closes the question, answered or not. */
  onClose: () => void;
}

/** Asks before a whole bundle is cancelled or deleted, and does it [BUND-02]. */
export function EndBundleQuestion({ bundle, kind, onClose }: EndBundleQuestionProps): ReactElement {
  const { t } = useTranslation();
  const text = useMessageText();
  const nameOf = useBundleName();
  const { send: cancel } = useCancelBundle();
  const { send: remove } = useDeleteBundle();

  const confirm = async (): Promise<void> => {
    // of one that expired nothing is left to be cancelled: it goes as a whole
    const end = kind === 'delete' || isEnded(bundle.status.name) ? remove : cancel;
    try {
      await end({ params: { id: bundle.id } });
    } catch (error) {
      if (error instanceof ApiError && error.status === NOT_FOUND) return;
      const { key } = messageOf(error);
      const isTold = key === 'externallyManaged' || key === 'testEnded' || key === 'networkUnstable';
      toasts.show({ tone: 'critical', message: isTold ? text({ key }) : t(($) => $.bundles[`${kind}Error`]) });
    }
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t(($) => $.bundles[`${kind}Prompt`])}
      message={
        <>
          <bdi>{nameOf(bundle.test_groups)}</bdi>
          <br />
          {t(($) => $.bundles[`${kind}Message`])}
        </>
      }
      confirmLabel={t(($) => $.common.yes)}
      cancelLabel={t(($) => $.common.no)}
      onConfirm={confirm}
    />
  );
}
