import { useInvitations } from '@isopter/api-client';
import { DEBOUNCE_PATIENT_LIST, type Invitation } from '@isopter/contract';
import { EmptyState, LinkButton, ListScreen } from '@isopter/ui';
import { AddIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import { ListRows } from '../../lib/frame/list/ListRows.tsx';
import { ListSearch } from '../../lib/frame/list/ListSearch.tsx';
import { useListState } from '../../lib/frame/list/useListState.ts';
import { OfficeTabs } from '../../lib/domain/people/OfficeTabs.tsx';
import { useInvitationActions } from './useInvitationActions.tsx';
import { useInvitationColumns } from './useInvitationColumns.tsx';

const CHOICES = { orderings: [], filters: {} };
const nameOf = ({ first_name, last_name, email }: Invitation): string => `${last_name}, ${first_name}, ${email}`;

/** The list of people invited to sign in by single sign-on [INV-01]. */
export function InvitationList(): ReactElement {
  const { t } = useTranslation();
  const list = useListState(CHOICES);
  const page = useInvitations(list);
  const columns = useInvitationColumns();
  const rowActions = useInvitationActions();
  const title = t(($) => $.navigation.invitations);
  return (
    <ListScreen
      title={title}
      search={
        <ListSearch
          label={t(($) => $.invitations.search)}
          placeholder={t(($) => $.invitations.searchPlaceholder)}
          delay={DEBOUNCE_PATIENT_LIST}
          search={list.search}
          onSearch={list.setSearch}
        />
      }
      actions={
        <LinkButton href="/invitations/new" variant="primary" icon={<AddIcon />}>
          {t(($) => $.invitations.new)}
        </LinkButton>
      }
    >
      <ScreenTitle>{title}</ScreenTitle>
      <OfficeTabs selected="invitations">
        <ListRows
          name="invitations"
          page={page}
          list={list}
          failed={t(($) => $.invitations.loadFailed)}
          label={title}
          columns={columns}
          rowLabel={nameOf}
          rowActions={rowActions}
          emptyState={
            <EmptyState title={t(($) => $.common.noResults)}>
              {list.search === ''
                ? t(($) => $.invitations.emptyHint)
                : t(($) => $.invitations.noResultsHint, { search: list.search })}
            </EmptyState>
          }
        />
      </OfficeTabs>
    </ListScreen>
  );
}
