import { useRetryPacsRecord } from '@isopter/api-client';
import type { PacsRecord } from '@isopter/contract';
import { type RowAction, toasts } from '@isopter/ui';
import { RestartIcon } from '@isopter/ui/icons';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '../../lib/platform/errors/useErrorToast.ts';
import { hasFailed } from './rules/hasFailed.ts';
import { accessOf } from '../../lib/platform/session/accessOf.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';

const NOTHING: readonly RowAction[] = [];

/** An admin of the office group sends a record again that failed [PACS-06, PACS-11]; nobody else can do anything with one. */
export function useRecordActions(): ((record: PacsRecord) => readonly RowAction[]) | undefined {
  const { t } = useTranslation();
  const { office_group_admin } = accessOf(useSignedIn());
  const { send } = useRetryPacsRecord();
  const showError = useErrorToast();
  const rowActions = useCallback(
    (record: PacsRecord): readonly RowAction[] =>
      hasFailed(record)
        ? [
            {
              id: 'restart',
              label: t(($) => $.pacs.records.restart),
              icon: <RestartIcon />,
              isInline: true,
              onAction: () =>
                void send({ params: { id: record.id } }).then(
                  () => toasts.show({ tone: 'positive', message: t(($) => $.pacs.records.restarted) }),
                  showError,
                ),
            },
          ]
        : NOTHING,
    [send, showError, t],
  );
  return office_group_admin ? rowActions : undefined;
}
