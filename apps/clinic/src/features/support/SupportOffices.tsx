import { useSupportOffices } from '@isopter/api-client';
import type { SupportOffice } from '@isopter/contract';
import type { DataGridColumn } from '@isopter/ui';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { textColumn } from './columns.tsx';
import { SupportConsole } from './SupportConsole.tsx';
import { useSupportGrid } from './useSupportGrid.ts';

/** An office as a row: it comes without an id, and nothing is done with it. */
type OfficeRow = SupportOffice & { id: string };

const NOTHING_OPEN = {};
const nameOf = ({ name, office_group }: OfficeRow): string => `${name}, ${office_group}`;

/** Returns the columns of the console's offices [SUP-05]. */
function useOfficeColumns(): readonly DataGridColumn<OfficeRow>[] {
  const { t } = useTranslation();
  return useMemo(() => {
    const column = (id: 'street_address' | 'city' | 'zip' | 'state' | 'country', width: number) =>
      textColumn<OfficeRow, typeof id>(
        id,
        t(($) => $.offices.fields[id]),
        { width },
      );
    return [
      textColumn<OfficeRow, 'name'>(
        'name',
        t(($) => $.offices.fields.name),
        { width: 200, isRowHeader: true },
      ),
      textColumn<OfficeRow, 'office_group'>(
        'office_group',
        t(($) => $.navigation.officeGroup),
        { width: 200 },
      ),
      column('street_address', 200),
      column('city', 140),
      column('zip', 110),
      column('state', 130),
      textColumn<OfficeRow, 'phone'>(
        'phone',
        t(($) => $.offices.fields.phone),
        { isNumeric: true, dir: 'ltr' },
      ),
      column('country', 150),
    ];
  }, [t]);
}

/** The offices of all office groups [SUP-01, SUP-05]. */
export function SupportOffices(): ReactElement {
  const columns = useOfficeColumns();
  const { state, onStateChange, query } = useSupportGrid({
    name: 'support_offices',
    columns,
    sortedBy: 'name',
    open: NOTHING_OPEN,
  });
  const page = useSupportOffices(query);
  const rows = useMemo(() => page.rows.map((row, index): OfficeRow => ({ ...row, id: `${index}` })), [page.rows]);
  return (
    <SupportConsole
      tab="offices"
      page={page}
      rows={rows}
      columns={columns}
      rowLabel={nameOf}
      state={state}
      onStateChange={onStateChange}
    />
  );
}
