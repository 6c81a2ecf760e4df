import { hasStatus, type Patient, reportedKind } from '@isopter/contract';
import type { RowAction } from '@isopter/ui';
import { AddIcon, DeleteIcon, EditIcon, FileIcon, HistoryIcon } from '@isopter/ui/icons';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useMayWrite } from '../../../lib/platform/session/useMayWrite.ts';
import { useReports } from '../../../lib/domain/reports/useReports.ts';

/** Returns the actions for a patient of the list, in addition to opening them (PAT-14, PAT-18, PAT-20, SUP-02). */
export function usePatientActions({
  onDelete,
}: {
  onDelete: (patient: Patient) => void;
}): (patient: Patient) => readonly RowAction[] {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { show } = useReports();
  const mayWrite = useMayWrite();

  return useCallback(
    (patient) => {
      const { id, last_test } = patient;
      const report: RowAction[] =
        last_test && hasStatus(last_test.status, 'finished', 'syncing') && reportedKind(last_test.test_group)
          ? [
              {
                id: 'report',
                label: t(($) => $.patients.viewReport),
                icon: <FileIcon />,
                isInline: true,
                onAction: () => show({ id: last_test.id, patient: id }),
              },
            ]
          : [];
      const tests: RowAction = {
        id: 'tests',
        label: t(($) => $.patients.previousTests),
        icon: <HistoryIcon />,
        onAction: () => navigate(`/tests/${id}`),
      };
      if (!mayWrite) return [...report, tests];
      return [
        ...report,
        {
          id: 'new_test',
          label: t(($) => $.patients.newTest),
          icon: <AddIcon />,
          isInline: true,
          onAction: () => navigate(`/tests/new/${id}`),
        },
        tests,
        {
          id: 'edit',
          label: t(($) => $.patients.edit),
          icon: <EditIcon />,
          onAction: () => navigate(`/patients/edit/${id}`),
        },
        {
          id: 'delete',
          label: t(($) => $.common.delete),
          icon: <DeleteIcon />,
          tone: 'danger',
          onAction: () => onDelete(patient),
        },
      ];
    },
    [mayWrite, navigate, onDelete, show, t],
  );
}
