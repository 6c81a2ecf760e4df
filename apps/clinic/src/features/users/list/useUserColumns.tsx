import type { Employee, EmployeeOrdering, InvitationStatus } from '@isopter/contract';
import { Stack, StatusMarker, type TableColumn, Text, type Tone, useNumberFormat } from '@isopter/ui';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { TextCell } from '../../../lib/frame/list/TextCell.tsx';
import { namedOffices } from './namedOffices.ts';

/** So many roles are named [ORG-05]. */
const NAMED = 3;

const INVITATION_TONES: Readonly<Record<InvitationStatus, Tone>> = {
  INITIALIZED: 'neutral',
  EMAIL_SENT: 'neutral',
  COMPLETED: 'positive',
  EXPIRED: 'caution',
  CANCELED: 'neutral',
  FAILED: 'critical',
};

/**
 * Returns the columns of the list of users [ORG-05, OUR-523].
 * @param offices names of offices by id
 */
export function useUserColumns(offices: ReadonlyMap<string, string>): readonly TableColumn<Employee>[] {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const number = useNumberFormat();
  return useMemo(() => {
    const text = (
      id: 'first_name' | 'last_name' | 'email',
      more: Partial<TableColumn<Employee>> = {},
    ): TableColumn<Employee> => {
      const title = t(($) => $.users.fields[id]);
      const column: EmployeeOrdering = id;
      return {
        id: column,
        title,
        isSortable: true,
        cell: (user) => <TextCell text={user[id]} title={title} />,
        ...more,
      };
    };
    const listed = (
      id: 'groups' | 'offices' | 'factors' | 'last_sign_in',
      cell: (user: Employee) => string | null,
      more: Partial<TableColumn<Employee>> = {},
    ): TableColumn<Employee> => {
      const title = t(($) => $.users.fields[id]);
      return { id, title, cell: (user) => <TextCell text={cell(user)} title={title} />, ...more };
    };
    const state = ({ suspended, locked_until: until }: Employee): ReactElement => {
      if (suspended) return <StatusMarker tone="critical">{t(($) => $.users.states.suspended)}</StatusMarker>;
      if (until) {
        return <StatusMarker tone="caution">{t(($) => $.users.lockedUntil, { time: moment(until) })}</StatusMarker>;
      }
      return <StatusMarker tone="positive">{t(($) => $.users.states.active)}</StatusMarker>;
    };
    return [
      text('first_name'),
      text('last_name', { isRowHeader: true }),
      text('email', {
        priority: 2,
        cell: ({ email, username }) => (
          <Stack gap={1}>
            <TextCell text={email} title={t(($) => $.users.fields.email)} />
            <Text as="span" size="xs" tone="quiet">
              <bdi>{username}</bdi>
            </Text>
          </Stack>
        ),
      }),
      listed('groups', ({ groups }) =>
        groups
          .slice(0, NAMED)
          .map((group) => t(($) => $.users.groups[group]))
          .join(', '),
      ),
      listed(
        'offices',
        (user) => {
          const { names, more } = namedOffices(user.offices, offices);
          return more === 0 ? names : t(($) => $.users.moreOffices, { names, shown: number(more) });
        },
        { priority: 2 },
      ),
      listed('last_sign_in', ({ last_sign_in: at }) => (at ? moment(at) : t(($) => $.users.never)), {
        isSortable: true,
        isNumeric: true,
        priority: 2,
      }),
      { id: 'state', title: t(($) => $.users.fields.state), cell: state },
      {
        id: 'invitation',
        title: t(($) => $.users.fields.invitation),
        priority: 3,
        cell: ({ invitation }) =>
          invitation ? (
            <StatusMarker tone={INVITATION_TONES[invitation]}>
              {t(($) => $.invitations.status[invitation])}
            </StatusMarker>
          ) : (
            t(($) => $.users.factors.none)
          ),
      },
      listed(
        'factors',
        ({ factors }) =>
          factors.map((factor) => t(($) => $.users.factors[factor])).join(', ') || t(($) => $.users.factors.none),
        {
          priority: 3,
        },
      ),
    ];
  }, [moment, number, offices, t]);
}
