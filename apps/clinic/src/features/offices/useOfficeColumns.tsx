import type { Office } from '@isopter/contract';
import type { TableColumn } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What the list says of each office [ORG-01]. */
export function useOfficeColumns(): readonly TableColumn<Office>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { id: 'name', title: t(($) => $.offices.fields.name), isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
      {
        id: 'street_address',
        title: t(($) => $.offices.fields.street_address),
        cell: ({ street_address }) => <bdi>{street_address}</bdi>,
      },
      { id: 'city', title: t(($) => $.offices.fields.city), cell: ({ city }) => <bdi>{city}</bdi> },
      {
        id: 'phone',
        title: t(($) => $.offices.fields.phone),
        priority: 2,
        cell: ({ phone }) => <bdi dir="ltr">{phone}</bdi>,
      },
    ],
    [t],
  );
}
