import { useEmployees } from '@isopter/api-client';
import { DEBOUNCE_PATIENT_LIST, type Employee } from '@isopter/contract';
import { EmptyState, LinkButton, ListScreen } from '@isopter/ui';
import { AddIcon } from '@isopter/ui/icons';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../lib/brand/ScreenTitle.tsx';
import { ListRows } from '../../lib/list/ListRows.tsx';
import { ListSearch } from '../../lib/list/ListSearch.tsx';
import { useListState } from '../../lib/list/useListState.ts';
import { OfficeTabs } from '../../lib/organization/OfficeTabs.tsx';
import { useSignedIn } from '../../lib/session/session.ts';
import { fullName } from './fullName.ts';
import { userRights } from './rights.ts';
import { type Question, UserQuestion } from './UserQuestion.tsx';
import { useUserActions } from './useUserActions.tsx';
import { useUserColumns } from './useUserColumns.tsx';

const CHOICES = { orderings: [], filters: {} };

/** The users of the office group, or of the offices somebody administers [ORG-05, ORG-07]. */
export function UserList(): ReactElement {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const rights = useMemo(() => userRights(signedIn), [signedIn]);
  const list = useListState(CHOICES);
  const page = useEmployees(list);
  const columns = useUserColumns();
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = useCallback((kind: Question['kind'], user: Employee) => setQuestion({ kind, user }), []);
  const rowActions = useUserActions(rights, ask);
  const title = t(($) => $.navigation.users);
  return (
    <ListScreen
      title={title}
      search={
        <ListSearch
          label={t(($) => $.users.search)}
          placeholder={t(($) => $.users.searchPlaceholder)}
          delay={DEBOUNCE_PATIENT_LIST}
          search={list.search}
          onSearch={list.setSearch}
        />
      }
      actions={
        rights.mayAdd && (
          <LinkButton href="/users/new" variant="primary" icon={<AddIcon />}>
            {t(($) => $.users.new)}
          </LinkButton>
        )
      }
    >
      <ScreenTitle>{title}</ScreenTitle>
      <OfficeTabs selected="users">
        <ListRows
          name="users"
          page={page}
          list={list}
          failed={t(($) => $.users.loadFailed)}
          label={title}
          columns={columns}
          rowLabel={fullName}
          rowActions={rowActions}
          emptyState={
            <EmptyState title={t(($) => $.common.noResults)}>
              {list.search === ''
                ? t(($) => $.users.emptyHint)
                : t(($) => $.users.noResultsHint, { search: list.search })}
            </EmptyState>
          }
        />
      </OfficeTabs>
      {question && <UserQuestion {...question} onClose={() => setQuestion(null)} />}
    </ListScreen>
  );
}
