import { useDeleteImport } from '@isopter/api-client';
import { ConfirmDialog, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../lib/platform/errors/useErrorText.ts';
import type { ExternalRow } from './rules.ts';
import { useExternalColumns } from './useExternalColumns.tsx';

/** Asks before an import is deleted with its file, and does it [OUR-355]. */
export function DeleteImport({ row, onClose }: { row: ExternalRow; onClose: () => void }): ReactElement {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { labelOf } = useExternalColumns();
  const { send } = useDeleteImport();
  const confirm = async (): Promise<void> => {
    try {
      await send({ params: { id: row.id } });
    } catch (error) {
      toasts.show({ tone: 'critical', message: errorText(error) });
    }
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t(($) => $.imports.list.deleteTitle)}
      message={t(($) => $.imports.list.deleteMessage, { report: labelOf(row) })}
      confirmLabel={t(($) => $.imports.list.actions.delete)}
      cancelLabel={t(($) => $.imports.list.keep)}
      onConfirm={confirm}
    />
  );
}
