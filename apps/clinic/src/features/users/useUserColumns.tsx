import type { Employee } from '@isopter/contract';
import type { TableColumn } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TextCell } from '../../lib/list/TextCell.tsx';

/** So many roles are named [ORG-05]. */
const NAMED = 3;

/** What the list says of each user [ORG-05]. */
export function useUserColumns(): readonly TableColumn<Employee>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'first_name',
        title: t(($) => $.users.fields.first_name),
        cell: ({ first_name }) => <TextCell text={first_name} title={t(($) => $.users.fields.first_name)} />,
      },
      {
        id: 'last_name',
        title: t(($) => $.users.fields.last_name),
        isRowHeader: true,
        cell: ({ last_name }) => <TextCell text={last_name} title={t(($) => $.users.fields.last_name)} />,
      },
      {
        id: 'email',
        title: t(($) => $.users.fields.email),
        priority: 2,
        cell: ({ email }) => <TextCell text={email} title={t(($) => $.users.fields.email)} />,
      },
      {
        id: 'groups',
        title: t(($) => $.users.fields.group),
        cell: ({ groups }) => (
          <TextCell
            text={groups
              .slice(0, NAMED)
              .map((group) => t(($) => $.users.groups[group]))
              .join(', ')}
            title={t(($) => $.users.fields.group)}
          />
        ),
      },
    ],
    [t],
  );
}
