import type { Test } from '@isopter/contract';
import { MissingValue, Stack, type TableColumn, Text } from '@isopter/ui';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/platform/format/useFormats.ts';
import { useSourceWords } from '../../../../lib/domain/imports/useSourceWords.ts';
import { useTestName } from '../../../../lib/domain/tests/useTestName.ts';
import { ExternalStatus } from './ExternalStatus.tsx';
import { type ExternalRow, isRead } from './rules.ts';

/** A row of the list of tests. */
export type ListedTest = Test | ExternalRow;

/** Whether a row is a report from elsewhere. Tests of our own headsets are marked too, and have no state of an import. */
export const isExternal = (row: ListedTest): row is ExternalRow => 'state' in row;

/** Columns of the list of tests for imported reports. */
export interface ExternalColumns {
  /** The columns of tests, for both. */
  withExternal: (columns: readonly TableColumn<Test>[]) => readonly TableColumn<ListedTest>[];
  /** Returns the name of a row. */
  labelOf: (row: ExternalRow) => string;
}

/** The cells of reports from elsewhere in the columns of tests; what they have not is left empty [LIST-13]. */
export function useExternalColumns(): ExternalColumns {
  const { t } = useTranslation();
  const { date } = useFormats();
  const nameOf = useTestName();
  const { deviceName } = useSourceWords();

  const labelOf = useCallback(
    ({ test, name }: ExternalRow) => {
      const parts = [test && nameOf(test), name].filter(Boolean);
      return parts.join(', ') || t(($) => $.imports.list.imported);
    },
    [nameOf, t],
  );

  const cell = useCallback(
    (id: string, row: ExternalRow): ReactNode => {
      switch (id) {
        case 'test_group':
          return (
            <Stack gap={1}>
              <span>{row.test ? nameOf(row.test) : <bdi>{row.name}</bdi>}</span>
              <Text as="span" size="sm" tone="secondary">
                {row.test && row.name
                  ? t(($) => $.imports.list.importedFrom, { file: row.name })
                  : t(($) => $.imports.list.imported)}
                {row.device && ` · ${deviceName(row.device)}`}
              </Text>
            </Stack>
          );
        case 'side':
          return row.side && t(($) => $.tests.sides[row.side!]);
        case 'created':
          if (row.day) return date(row.day);
          return isRead(row) && <MissingValue label={t(($) => $.imports.list.day)} />;
        case 'status':
          return <ExternalStatus row={row} />;
        default:
          return null;
      }
    },
    [date, deviceName, nameOf, t],
  );

  const withExternal = useCallback<ExternalColumns['withExternal']>(
    (columns) =>
      columns.map((column) => ({
        ...column,
        cell: (row) => (isExternal(row) ? cell(column.id, row) : column.cell(row)),
      })),
    [cell],
  );
  return { withExternal, labelOf };
}
