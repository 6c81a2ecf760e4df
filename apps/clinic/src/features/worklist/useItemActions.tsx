import type { WorkItem } from '@isopter/contract';
import type { RowAction } from '@isopter/ui';
import { AddIcon, BundleIcon, PatientIcon } from '@isopter/ui/icons';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { chooseItem } from '../../lib/domain/pacs/chosenItem.ts';
import { useMayWrite } from '../../lib/platform/session/useMayWrite.ts';
import { beginPath } from './rules/items.ts';

/** What can be done with a work item: a test or a bundle for the patient, who may come with it, and the patient [PACS-01]. */
export function useItemActions(): (item: WorkItem) => readonly RowAction[] {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const mayWrite = useMayWrite();
  return useCallback(
    (item) => {
      const begin = (kind: 'test' | 'bundle'): void => {
        chooseItem(item);
        navigate(beginPath(kind, item));
      };
      const patient = item.visuall_patient_id;
      return [
        ...(mayWrite && item.can_create_patient
          ? [
              {
                id: 'test',
                label: t(($) => $.tests.form.newTitle),
                icon: <AddIcon />,
                isInline: true,
                onAction: () => begin('test'),
              },
              { id: 'bundle', label: t(($) => $.bundles.new), icon: <BundleIcon />, onAction: () => begin('bundle') },
            ]
          : []),
        ...(patient
          ? [
              {
                id: 'patient',
                label: t(($) => $.pacs.viewPatient),
                icon: <PatientIcon />,
                onAction: () => navigate(`/tests/${patient}`),
              },
            ]
          : []),
      ];
    },
    [mayWrite, navigate, t],
  );
}
