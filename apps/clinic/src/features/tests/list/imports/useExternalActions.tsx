import type { RowAction } from '@isopter/ui';
import { CloseIcon, DeleteIcon, DownloadIcon, EditIcon, FileIcon, PositiveIcon, RestartIcon } from '@isopter/ui/icons';
import { type ReactElement, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { type ExternalAction, externalActions } from '../../../../lib/domain/imports/actions.ts';
import { cancelUpload, retryUpload } from '../../../../lib/domain/imports/uploads.ts';
import { useImportFile } from '../../../../lib/domain/imports/useImportFile.ts';
import { accessOf } from '../../../../lib/platform/session/accessOf.ts';
import { useSignedIn } from '../../../../lib/platform/session/session.ts';
import { DeleteImport } from './DeleteImport.tsx';
import type { ExternalRow } from './rules.ts';

const ICONS: Readonly<Record<ExternalAction, ReactElement>> = {
  verify: <PositiveIcon />,
  resolve: <EditIcon />,
  correct: <EditIcon />,
  report: <FileIcon />,
  pdf: <DownloadIcon />,
  retry: <RestartIcon />,
  cancel: <CloseIcon />,
  delete: <DeleteIcon />,
};
const INLINE: readonly ExternalAction[] = ['verify', 'resolve', 'report', 'retry', 'cancel'];
const OPENING: readonly ExternalAction[] = ['verify', 'resolve', 'correct', 'report'];

/** Actions for imported reports. */
export interface ExternalActions {
  actionsOf: (row: ExternalRow) => readonly RowAction[];
  /** The action of pressing a row. */
  open: (row: ExternalRow) => void;
  /** The question that is asked, if one is. */
  question: ReactElement | null;
}

/** Returns the actions for imported reports that their state and the user's role allow [IMP-03, LIST-14]. */
export function useExternalActions(): ExternalActions {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [deleting, setDeleting] = useState<ExternalRow | null>(null);
  const access = accessOf(useSignedIn());
  const { may_write: mayWrite, keeps_names: keepsNames } = access;
  const file = useImportFile();

  const run = useCallback(
    (action: ExternalAction, row: ExternalRow): void => {
      switch (action) {
        case 'verify':
        case 'resolve':
        case 'correct':
          navigate(`/import/verify/${row.id}`);
          return;
        case 'report':
          file.show(row.id);
          return;
        case 'pdf':
          file.save(row.id, row.name);
          return;
        case 'retry':
          retryUpload(row.id);
          return;
        case 'cancel':
          cancelUpload(row.id);
          return;
        case 'delete':
          setDeleting(row);
      }
    },
    [file, navigate],
  );

  return {
    actionsOf: (row) =>
      externalActions(row, { mayWrite, keepsNames }).map((action) => ({
        id: action,
        label: t(($) => $.imports.list.actions[action]),
        icon: ICONS[action],
        isInline: INLINE.includes(action),
        tone: action === 'delete' || action === 'cancel' ? 'danger' : 'neutral',
        onAction: () => run(action, row),
      })),
    open: (row) => {
      const action = externalActions(row, { mayWrite, keepsNames }).find((one) => OPENING.includes(one));
      if (action) run(action, row);
    },
    question: deleting && <DeleteImport row={deleting} onClose={() => setDeleting(null)} />,
  };
}
