import { useSupportUsers } from '@isopter/api-client';
import { fullName, GROUPS, type SupportUser } from '@isopter/contract';
import { Button } from '@isopter/ui';
import { DownloadIcon } from '@isopter/ui/icons';
import { type ReactElement, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDay } from '../../lib/frame/list/filters/days.ts';
import { isOneOf } from '../../lib/frame/list/filters/filters.ts';
import { SupportConsole } from './SupportConsole.tsx';
import { useExport } from './useExport.ts';
import { UserQuestion, type UserQuestionProps } from './UserQuestion.tsx';
import { useSupportGrid } from './useSupportGrid.ts';
import { useUserActions } from './useUserActions.tsx';
import { useUserColumns } from './useUserColumns.tsx';

const OPEN = { groups__iexact: isOneOf(GROUPS), date_joined__gte: isDay, date_joined__lte: isDay };
const DAYS = ['date_joined'];

/** The users of all office groups [SUP-01, SUP-02]. */
export function SupportUsers(): ReactElement {
  const { t } = useTranslation();
  const columns = useUserColumns();
  const { state, onStateChange, query } = useSupportGrid({
    name: 'support_users',
    columns,
    sortedBy: 'last_name',
    open: OPEN,
    days: DAYS,
  });
  const page = useSupportUsers(query);
  const { save, isSaving } = useExport();
  const [question, setQuestion] = useState<Omit<UserQuestionProps, 'onClose'> | null>(null);
  const ask = useCallback((kind: UserQuestionProps['kind'], user: SupportUser) => setQuestion({ kind, user }), []);
  const rowActions = useUserActions(ask);
  return (
    <SupportConsole
      tab="users"
      page={page}
      rows={page.rows}
      columns={columns}
      rowLabel={fullName}
      {...(rowActions && { rowActions })}
      state={state}
      onStateChange={onStateChange}
      actions={
        <Button
          icon={<DownloadIcon />}
          isPending={isSaving}
          pendingText={t(($) => $.support.exporting)}
          onPress={() => save(query)}
        >
          {t(($) => $.support.export)}
        </Button>
      }
    >
      {question && <UserQuestion {...question} onClose={() => setQuestion(null)} />}
    </SupportConsole>
  );
}
