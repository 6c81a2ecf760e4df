import { GROUPS, type SupportUser } from '@isopter/contract';
import type { DataGridColumn } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/platform/format/useFormats.ts';
import { TextCell } from '../../lib/frame/list/TextCell.tsx';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { textColumn } from './columns.tsx';
import { useIsActing } from './useIsActing.ts';

/** Returns the columns of the console's users; only basic support sees user names [SUP-02]. */
export function useUserColumns(): readonly DataGridColumn<SupportUser>[] {
  const { t } = useTranslation();
  const { dayOf } = useFormats();
  const { date_format } = useSignedIn().preferences;
  const isActing = useIsActing();
  return useMemo(() => {
    const role = t(($) => $.users.fields.group);
    return [
      textColumn<SupportUser, 'last_name'>(
        'last_name',
        t(($) => $.users.fields.last_name),
        { isRowHeader: true },
      ),
      textColumn<SupportUser, 'first_name'>(
        'first_name',
        t(($) => $.users.fields.first_name),
      ),
      textColumn<SupportUser, 'email'>(
        'email',
        t(($) => $.users.fields.email),
        { width: 240, dir: 'ltr' },
      ),
      ...(isActing
        ? [
            textColumn<SupportUser, 'username'>(
              'username',
              t(($) => $.users.fields.username),
              { dir: 'ltr' },
            ),
          ]
        : []),
      {
        id: 'groups',
        title: role,
        width: 200,
        isSortable: true,
        filter: { kind: 'choice', options: GROUPS.map((id) => ({ id, label: t(($) => $.users.groups[id]) })) },
        cell: ({ groups }) => (
          <TextCell text={groups.map((group) => t(($) => $.users.groups[group])).join(', ')} title={role} />
        ),
      },
      textColumn<SupportUser, 'office_group'>(
        'office_group',
        t(($) => $.navigation.officeGroup),
        { width: 200 },
      ),
      {
        id: 'date_joined',
        title: t(($) => $.support.dateJoined),
        isSortable: true,
        isNumeric: true,
        filter: { kind: 'date', format: date_format },
        cell: ({ date_joined }) => dayOf(date_joined),
      },
    ];
  }, [date_format, dayOf, isActing, t]);
}
