import type { Invitation } from '@isopter/contract';
import type { TableColumn } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What the list says of each invitation [INV-01]. */
export function useInvitationColumns(): readonly TableColumn<Invitation>[] {
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
        cell: ({ last_name }) => <bdi>{last_name}</bdi>,
      },
      {
        id: 'email',
        title: t(($) => $.users.fields.email),
        isRowHeader: true,
        cell: ({ email }) => (
          <strong>
            <bdi>{email}</bdi>
          </strong>
        ),
      },
      {
        id: 'status',
        title: t(($) => $.invitations.status.label),
        cell: ({ status }) => t(($) => $.invitations.status[status]),
      },
    ],
    [t],
  );
}
