import { FIRST_PAGE } from '@isopter/contract';
import { Banner, Pagination, type RowAction, Table } from '@isopter/ui';
import { BlockedIcon, FileIcon, RestartIcon } from '@isopter/ui/icons';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReports } from '../../../lib/domain/reports/useReports.ts';
import { useIsDoctor } from '../../../lib/platform/session/useIsDoctor.ts';
import { ExcludeDialog } from './ExcludeDialog.tsx';
import type { ListedField } from './rules/fields.ts';
import { useDecision } from './useDecision.ts';
import { useFieldColumns } from './useFieldColumns.tsx';
import { useFieldWords } from './useFieldWords.ts';

interface FieldTableProps {
  patientId: string;
  /** The newest first. */
  fields: readonly ListedField[];
}

const PAGE = 10;

/** The fields of an eye: what they came to, whether they count, and for doctors to take them out and in again. */
export function FieldTable({ patientId, fields }: FieldTableProps): ReactElement {
  const { t } = useTranslation();
  const { day } = useFieldWords();
  const isDoctor = useIsDoctor();
  const reports = useReports();
  const [page, setPage] = useState({ index: FIRST_PAGE, size: PAGE });
  const [excluding, setExcluding] = useState<ListedField | null>(null);
  const { exclude, refusal } = useDecision(patientId);
  const title = t(($) => $.progression.fields);
  const actions = (field: ListedField): readonly RowAction[] => [
    {
      id: 'report',
      label: t(($) => $.progression.report),
      icon: <FileIcon />,
      onAction: () => reports.show({ id: field.test, patient: patientId }, field.eye),
    },
    ...(!isDoctor
      ? []
      : field.exclusion
        ? [
            {
              id: 'include',
              label: t(($) => $.progression.include),
              icon: <RestartIcon />,
              isInline: true,
              onAction: () => void exclude(field, { reason: null }),
            },
          ]
        : [
            {
              id: 'exclude',
              label: t(($) => $.progression.exclude.action),
              icon: <BlockedIcon />,
              isInline: true,
              onAction: () => setExcluding(field),
            },
          ]),
  ];
  return (
    <>
      {refusal !== null && <Banner tone="critical">{refusal}</Banner>}
      <Table
        label={title}
        columns={useFieldColumns()}
        rows={fields.slice(page.index * page.size, (page.index + 1) * page.size)}
        rowLabel={day}
        rowActions={actions}
        {...(fields.length > PAGE && {
          footer: (
            <Pagination
              page={page.index}
              pageSize={page.size}
              count={fields.length}
              onChange={(index, size) => setPage({ index, size })}
            />
          ),
        })}
      />
      {excluding && <ExcludeDialog patientId={patientId} field={excluding} onClose={() => setExcluding(null)} />}
    </>
  );
}
