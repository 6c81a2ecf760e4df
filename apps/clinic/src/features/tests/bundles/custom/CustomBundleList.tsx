import { ApiError, useCustomBundles, useDeleteCustomBundle } from '@isopter/api-client';
import { CUSTOM_BUNDLE_TYPES_MAX, type CustomBundle, DEBOUNCE_PATIENT_LIST } from '@isopter/contract';
import { Banner, ConfirmDialog, EmptyState, LinkButton, ListScreen, type RowAction } from '@isopter/ui';
import { AddIcon, BundleIcon, DeleteIcon } from '@isopter/ui/icons';
import { type ReactElement, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../../../lib/platform/brand/ScreenTitle.tsx';
import { useErrorToast } from '../../../../lib/platform/errors/useErrorToast.ts';
import { ListRows } from '../../../../lib/frame/list/ListRows.tsx';
import { ListSearch } from '../../../../lib/frame/list/ListSearch.tsx';
import { useListState } from '../../../../lib/frame/list/useListState.ts';
import { accessOf } from '../../../../lib/platform/session/accessOf.ts';
import { useSignedIn } from '../../../../lib/platform/session/session.ts';
import { useCustomBundleColumns } from './useCustomBundleColumns.tsx';

const CHOICES = { orderings: [], filters: {} };
const NOT_FOUND = 404;

/** The custom bundles of the office group, which its admin makes and deletes [BUND-09]. */
export function CustomBundleList(): ReactElement {
  const { t } = useTranslation();
  const list = useListState(CHOICES);
  const page = useCustomBundles(list);
  const isAdmin = accessOf(useSignedIn()).office_group_admin;
  const [deleted, setDeleted] = useState<CustomBundle | null>(null);
  const title = t(($) => $.customBundles.title);
  const isFull = list.search === '' && page.count >= CUSTOM_BUNDLE_TYPES_MAX;

  const columns = useCustomBundleColumns(page.rows);
  const rowActions = useCallback(
    (bundle: CustomBundle): readonly RowAction[] =>
      isAdmin
        ? [
            {
              id: 'delete',
              label: t(($) => $.bundles.actions.delete),
              icon: <DeleteIcon />,
              tone: 'danger',
              onAction: () => setDeleted(bundle),
            },
          ]
        : [],
    [isAdmin, t],
  );

  return (
    <ListScreen
      title={title}
      search={
        <ListSearch
          label={t(($) => $.bundles.search)}
          placeholder={t(($) => $.customBundles.name)}
          delay={DEBOUNCE_PATIENT_LIST}
          search={list.search}
          onSearch={list.setSearch}
        />
      }
      actions={
        isAdmin &&
        !isFull && (
          <LinkButton href="/custom-bundles/new" variant="primary" icon={<AddIcon />}>
            {t(($) => $.customBundles.new)}
          </LinkButton>
        )
      }
      panel={isAdmin && isFull && <Banner>{t(($) => $.customBundles.full)}</Banner>}
    >
      <ScreenTitle>{title}</ScreenTitle>
      <ListRows
        name="custom_bundles"
        page={page}
        list={list}
        failed={t(($) => $.bundles.loadFailed)}
        label={title}
        columns={columns}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => `/custom-bundles/view/${id}`}
        rowActions={rowActions}
        emptyState={
          list.search === '' ? (
            <EmptyState title={t(($) => $.common.noResults)} icon={<BundleIcon />}>
              {t(($) => $.customBundles.emptyHint)}
            </EmptyState>
          ) : (
            <EmptyState title={t(($) => $.common.noResults)}>
              {t(($) => $.bundles.noResultsHint, { search: list.search })}
            </EmptyState>
          )
        }
      />
      {deleted && <DeleteQuestion bundle={deleted} onClose={() => setDeleted(null)} />}
    </ListScreen>
  );
}

function DeleteQuestion({ bundle, onClose }: { bundle: CustomBundle; onClose: () => void }): ReactElement {
  const { t } = useTranslation();
  const tell = useErrorToast();
  const { send } = useDeleteCustomBundle();
  const confirm = async (): Promise<void> => {
    try {
      await send({ params: { id: bundle.id } });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === NOT_FOUND)) tell(error);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t(($) => $.customBundles.deleteTitle)}
      message={t(($) => $.customBundles.deleteCustomBundlePrompt, { name: bundle.name })}
      confirmLabel={t(($) => $.bundles.actions.delete)}
      onConfirm={confirm}
    />
  );
}
