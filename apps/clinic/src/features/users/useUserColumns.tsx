import type { Employee } from '@isopter/contract';
import type { TableColumn } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

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
        cell: ({ first_name }) => <bdi>{first_name}</bdi>,
      },
      {
        id: 'last_name',
        title: t(($) => $.users.fields.last_name),
        isRowHeader: true,
        cell: ({ last_name }) => <bdi>{last_name}</bdi>,
      },
      {
        id: 'email',
        title: t(($) => $.users.fields.email),
        priority: 2,
        cell: ({ email }) => <bdi>{email}</bdi>,
      },
      {
        id: 'groups',
        title: t(($) => $.users.fields.group),
        cell: ({ groups }) =>
          groups
            .slice(0, NAMED)
            .map((group) => t(($) => $.users.groups[group]))
            .join(', '),
      },
    ],
    [t],
  );
}
