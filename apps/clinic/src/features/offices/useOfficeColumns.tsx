import type { Office } from '@isopter/contract';
import { Badge, Stack, type TableColumn } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TextCell } from '../../lib/frame/list/TextCell.tsx';

/** Returns the columns of the list of offices [ORG-01]. */
export function useOfficeColumns(): readonly TableColumn<Office>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'name',
        title: t(($) => $.offices.fields.name),
        isRowHeader: true,
        cell: ({ name }) => <TextCell text={name} title={t(($) => $.offices.fields.name)} />,
      },
      {
        id: 'street_address',
        title: t(($) => $.offices.fields.street_address),
        cell: ({ street_address }) => (
          <TextCell text={street_address} title={t(($) => $.offices.fields.street_address)} />
        ),
      },
      {
        id: 'city',
        title: t(($) => $.offices.fields.city),
        cell: ({ city }) => <TextCell text={city} title={t(($) => $.offices.fields.city)} />,
      },
      {
        id: 'timezone',
        title: t(($) => $.offices.fields.timezone),
        priority: 2,
        cell: ({ timezone, timezone_confirmed: isConfirmed }) => (
          <Stack gap={1}>
            <TextCell text={timezone.replaceAll('_', ' ')} title={t(($) => $.offices.fields.timezone)} dir="ltr" />
            {!isConfirmed && <Badge tone="caution">{t(($) => $.offices.unconfirmed)}</Badge>}
          </Stack>
        ),
      },
      {
        id: 'phone',
        title: t(($) => $.offices.fields.phone),
        priority: 2,
        cell: ({ phone }) => <TextCell text={phone} title={t(($) => $.offices.fields.phone)} dir="ltr" />,
      },
    ],
    [t],
  );
}
