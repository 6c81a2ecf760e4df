import { EMPLOYEE_COLUMNS, type EmployeeColumn, type EmployeesFileCheck } from '@isopter/contract';
import { StatusMarker, Table, type TableColumn, useNumberFormat } from '@isopter/ui';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

type Line = EmployeesFileCheck['lines'][number] & { id: string };

interface ImportLinesProps {
  fileName: string;
  lines: EmployeesFileCheck['lines'];
}

/** Columns in which names and addresses are read from left to right. */
const LATIN: readonly EmployeeColumn[] = ['username', 'email', 'phone_number', 'roles'];

const columnOf = (column: EmployeeColumn, title: string): TableColumn<Line> => ({
  id: column,
  title,
  priority: 2,
  // a missing required value is listed in the column of errors
  cell: ({ values }) => <bdi dir={LATIN.includes(column) ? 'ltr' : undefined}>{values[column]}</bdi>,
});

const errorColumn = (title: string, words: (errors: Line['errors']) => string): TableColumn<Line> => ({
  id: 'errors',
  title,
  cell: ({ errors }) => <StatusMarker tone={errors.length > 0 ? 'critical' : 'positive'}>{words(errors)}</StatusMarker>,
});

/** Every line of the file with its values and its errors by field; lines with errors come first [OUR-526]. */
export function ImportLines({ fileName, lines }: ImportLinesProps): ReactElement {
  const { t } = useTranslation();
  const number = useNumberFormat();
  const rows = useMemo(
    () =>
      lines
        .map((line): Line => ({ ...line, id: `${line.line}` }))
        .toSorted((a, b) => Number(b.errors.length > 0) - Number(a.errors.length > 0) || a.line - b.line),
    [lines],
  );
  const titles: Readonly<Record<EmployeeColumn, string>> = {
    first_name: t(($) => $.users.fields.first_name),
    last_name: t(($) => $.users.fields.last_name),
    username: t(($) => $.users.fields.username),
    email: t(($) => $.users.fields.email),
    phone_number: t(($) => $.users.fields.phone_number),
    offices: t(($) => $.users.fields.offices),
    roles: t(($) => $.users.fields.groups),
    administered_offices: t(($) => $.users.fields.administrated_offices),
  };
  const columns: TableColumn<Line>[] = [
    {
      id: 'line',
      title: t(($) => $.users.import.line),
      isRowHeader: true,
      isNumeric: true,
      cell: ({ line }) => number(line),
    },
    errorColumn(
      t(($) => $.users.import.errors),
      (errors) =>
        errors
          .map(({ field, code }) =>
            t(($) => $.users.import.error, {
              field: titles[field],
              reason: t(($) => $.users.import.codes[code]),
            }),
          )
          .join(' · ') || t(($) => $.users.import.valid),
    ),
    ...EMPLOYEE_COLUMNS.map((column) => columnOf(column, titles[column])),
  ];
  return (
    <Table
      label={t(($) => $.users.import.lines, { file: fileName })}
      rowLabel={({ line }) => `${t(($) => $.users.import.line)} ${number(line)}`}
      rows={rows}
      columns={columns}
      rowTone={({ errors }) => (errors.length > 0 ? 'critical' : undefined)}
    />
  );
}
