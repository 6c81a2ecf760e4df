import { useOfflineControllers } from '@isopter/api-client';
import { DEBOUNCE_PATIENT_LIST, type OfflineController } from '@isopter/contract';
import { EmptyState, LinkButton, ListScreen } from '@isopter/ui';
import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import { ListRows } from '../../lib/frame/list/ListRows.tsx';
import { ListSearch } from '../../lib/frame/list/ListSearch.tsx';
import { useListState } from '../../lib/frame/list/useListState.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { DeleteController } from './DeleteController.tsx';
import { controllerRights } from './rights.ts';
import { useControllerActions } from './useControllerActions.tsx';
import { useControllerColumns } from './useControllerColumns.tsx';

const CHOICES = { orderings: [], filters: {} };

/** The offline controllers of the offices [OFFC-01]. */
export function ControllerList(): ReactElement {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const rights = useMemo(() => controllerRights(signedIn), [signedIn]);
  const list = useListState(CHOICES);
  const page = useOfflineControllers(list);
  const [deleting, setDeleting] = useState<OfflineController | null>(null);
  const columns = useControllerColumns(rights.mayAdd);
  const rowActions = useControllerActions(rights, setDeleting);
  const title = t(($) => $.navigation.offline_controllers);
  return (
    <ListScreen
      title={title}
      search={
        <ListSearch
          label={t(($) => $.controllers.search)}
          placeholder={t(($) => $.devices.name)}
          delay={DEBOUNCE_PATIENT_LIST}
          search={list.search}
          onSearch={list.setSearch}
        />
      }
      actions={
        rights.mayAdd && (
          <LinkButton href="/offline-controllers/new" variant="primary">
            {t(($) => $.controllers.new)}
          </LinkButton>
        )
      }
    >
      <ScreenTitle>{title}</ScreenTitle>
      <ListRows
        name="offline_controllers"
        page={page}
        list={list}
        failed={t(($) => $.controllers.loadFailed)}
        label={title}
        columns={columns}
        rowLabel={({ name }) => name}
        {...(rights.mayDelete && { rowHref: ({ id }: OfflineController) => `/offline-controllers/edit/${id}` })}
        rowActions={rowActions}
        emptyState={
          <EmptyState title={t(($) => $.common.noResults)}>
            {list.search === ''
              ? t(($) => $.controllers.emptyHint)
              : t(($) => $.controllers.noResultsHint, { search: list.search })}
          </EmptyState>
        }
      />
      {deleting && (
        <DeleteController controller={deleting} onClose={() => setDeleting(null)} onDone={() => void page.mutate()} />
      )}
    </ListScreen>
  );
}
