import { useEmployees, useOfficeChoices } from '@isopter/api-client';
import { DEBOUNCE_PATIENT_LIST, type Employee, type EmployeeAction, EMPLOYEES_AT_ONCE_MAX } from '@isopter/contract';
import { Button, EmptyState, LinkButton, ListScreen } from '@isopter/ui';
import { AddIcon, DownloadIcon, UploadIcon } from '@isopter/ui/icons';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../../lib/platform/brand/ScreenTitle.tsx';
import { ListRows } from '../../../lib/frame/list/ListRows.tsx';
import { ListSearch } from '../../../lib/frame/list/ListSearch.tsx';
import { useListState } from '../../../lib/frame/list/useListState.ts';
import { OfficeTabs } from '../../../lib/domain/people/OfficeTabs.tsx';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { BulkBar } from './BulkBar.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { fullName } from '../fullName.ts';
import { userRights } from '../rights.ts';
import { UserFilters } from './UserFilters.tsx';
import { USER_CHOICES, userQuery } from './userFilters.ts';
import { type Question, UserQuestion } from '../UserQuestion.tsx';
import { useResend } from './useResend.ts';
import { useSelectedUsers } from './useSelectedUsers.ts';
import { useUserActions } from './useUserActions.tsx';
import { useUserColumns } from './useUserColumns.tsx';
import { useUserExport } from './useUserExport.ts';

/** The users of the office group, or of the offices somebody administers [ORG-05, ORG-07, OUR-523]. */
export function UserList(): ReactElement {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const rights = useMemo(() => userRights(signedIn), [signedIn]);
  const list = useListState(USER_CHOICES);
  const query = userQuery(list.filters, list.ordering);
  const page = useEmployees(list, query);
  const known = useOfficeChoices().data?.results;
  const offices = useMemo(() => (known ?? []).map(({ id, name }) => ({ id, label: name })), [known]);
  const columns = useUserColumns(useMemo(() => new Map(offices.map(({ id, label }) => [id, label])), [offices]));
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = useCallback((kind: Question['kind'], user: Employee) => setQuestion({ kind, user }), []);
  const rowActions = useUserActions(rights, ask, useResend());
  const selection = useSelectedUsers(page.rows, EMPLOYEES_AT_ONCE_MAX);
  const [action, setAction] = useState<EmployeeAction | null>(null);
  const { save, isSaving } = useUserExport();
  const isFiltered = Object.keys(list.filters).length > 0;
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
        <>
          <LinkButton href="/help/roles">{t(($) => $.users.rolesLink)}</LinkButton>
          <Button
            icon={<DownloadIcon />}
            isPending={isSaving}
            onPress={() => save({ ...query, ...(list.search !== '' && { search: list.search }) })}
          >
            {t(($) => $.users.export)}
          </Button>
          {rights.mayAdd && (
            <>
              <LinkButton href="/users/import" icon={<UploadIcon />}>
                {t(($) => $.users.import.open)}
              </LinkButton>
              <LinkButton href="/users/new" variant="primary" icon={<AddIcon />}>
                {t(($) => $.users.new)}
              </LinkButton>
            </>
          )}
        </>
      }
      panel={
        <>
          <UserFilters offices={offices} values={list.filters} onChange={list.setFilters} onClear={list.clear} />
          {selection.users.size > 0 && (
            <BulkBar
              count={selection.users.size}
              isFull={selection.isFull}
              mayResend={rights.mayAdd}
              onAct={setAction}
              onClear={selection.clear}
            />
          )}
        </>
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
          selection={{
            selected: selection.ids,
            onChange: selection.select,
            isSelectable: rights.mayEdit,
          }}
          emptyState={
            isFiltered ? (
              <EmptyState
                title={t(($) => $.common.noResults)}
                action={<Button onPress={list.clear}>{t(($) => $.filters.clear)}</Button>}
              />
            ) : (
              <EmptyState title={t(($) => $.common.noResults)}>
                {list.search === ''
                  ? t(($) => $.users.emptyHint)
                  : t(($) => $.users.noResultsHint, { search: list.search })}
              </EmptyState>
            )
          }
        />
      </OfficeTabs>
      {question && <UserQuestion {...question} onClose={() => setQuestion(null)} />}
      {action && (
        <BulkDialog
          action={action}
          users={selection.users}
          offices={offices}
          onClear={selection.clear}
          onClose={() => setAction(null)}
        />
      )}
    </ListScreen>
  );
}
