import type { WorkItem } from '@isopter/contract';
import type { TableColumn } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TextCell } from '../../lib/frame/list/TextCell.tsx';
import { pacsDate } from '../../lib/domain/pacs/dicom.ts';
import { itemBirth, itemName } from '../../lib/domain/pacs/itemIdentity.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { ItemStatus } from './ItemStatus.tsx';
import type { ItemColumn } from './rules/items.ts';
import * as css from './Worklist.css.ts';

interface ItemColumns {
  columns: readonly TableColumn<WorkItem>[];
  rowLabel: (item: WorkItem) => string;
}

/** Returns the columns of work items [PACS-01, PACS-05]; the id of a column that sorts is the name of its field. */
export function useItemColumns(): ItemColumns {
  const { t } = useTranslation();
  const { preferences } = useSignedIn();
  return useMemo(() => {
    const title = (
      field: ItemColumn | 'patient_birth_date' | 'scheduled_procedure_step_description' | 'accession_number',
    ) => t(($) => $.pacs.fields[field]);
    const sorted = (id: ItemColumn) => ({ id, title: title(id), isSortable: true });
    const rowLabel = (item: WorkItem): string => itemName(item, preferences) ?? t(($) => $.patients.unnamed);
    return {
      rowLabel,
      columns: [
        {
          ...sorted('patient_name'),
          isRowHeader: true,
          cell: (item) => (
            <span className={css.person}>
              <TextCell text={itemName(item, preferences)} title={title('patient_name')} />
              {item.patient_id && item.patient_id !== itemName(item, preferences) && (
                <bdi className={css.under}>{item.patient_id}</bdi>
              )}
            </span>
          ),
        },
        {
          id: 'patient_birth_date',
          title: title('patient_birth_date'),
          isNumeric: true,
          priority: 3,
          cell: (item) => (
            <TextCell text={itemBirth(item, preferences)} title={title('patient_birth_date')} dir="ltr" />
          ),
        },
        {
          ...sorted('scheduled_procedure_step_start_datetime'),
          isNumeric: true,
          cell: ({ scheduled_procedure_step_start_datetime: at }) => (
            <TextCell text={at && pacsDate(at)} title={title('scheduled_procedure_step_start_datetime')} dir="ltr" />
          ),
        },
        {
          id: 'scheduled_procedure_step_description',
          title: title('scheduled_procedure_step_description'),
          cell: ({ scheduled_procedure_step_description: text }) => (
            <TextCell text={text} title={title('scheduled_procedure_step_description')} />
          ),
        },
        {
          id: 'accession_number',
          title: title('accession_number'),
          isNumeric: true,
          priority: 3,
          cell: ({ accession_number }) => (
            <TextCell text={accession_number} title={title('accession_number')} dir="ltr" />
          ),
        },
        { ...sorted('status'), cell: (item) => <ItemStatus {...item} /> },
      ],
    };
  }, [preferences, t]);
}
