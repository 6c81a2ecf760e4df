import type { Invitation } from '@isopter/contract';
import type { TableColumn } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TextCell } from '../../lib/frame/list/TextCell.tsx';

/** Returns the columns of the list of invitations [INV-01]. */
export function useInvitationColumns(): readonly TableColumn<Invitation>[] {
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
        cell: ({ last_name }) => <TextCell text={last_name} title={t(($) => $.users.fields.last_name)} />,
      },
      {
        id: 'email',
        title: t(($) => $.users.fields.email),
        isRowHeader: true,
        cell: ({ email }) => (
          <strong>
            <TextCell text={email} title={t(($) => $.users.fields.email)} />
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
