import { toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EndTestQuestion, type EndTestQuestionProps } from './EndTestQuestion.tsx';
import { useEndTest } from './useEndTest.ts';

/** Props of {@link EndTestDialog}. */
export type EndTestDialogProps = Omit<EndTestQuestionProps, 'onConfirm'>;

/** Asks before a test of a list is cancelled, deleted or skipped, and does it [LIST-06, LIST-12]. */
export function EndTestDialog(props: EndTestDialogProps): ReactElement {
  const { t } = useTranslation();
  const end = useEndTest();
  const { test, kind } = props;
  const confirm = async (): Promise<void> => {
    try {
      await end(test.id);
    } catch {
      toasts.show({ tone: 'critical', message: t(($) => $.tests[`${kind}TestError`]) });
    }
  };
  return <EndTestQuestion {...props} onConfirm={confirm} />;
}
