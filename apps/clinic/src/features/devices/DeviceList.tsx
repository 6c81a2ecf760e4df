import { useDevices, useStaleSince } from '@isopter/api-client';
import { DEBOUNCE_PATIENT_LIST, type Device, POLL_DEVICES } from '@isopter/contract';
import { EmptyState, LinkButton, ListScreen } from '@isopter/ui';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import { ListRows } from '../../lib/frame/list/ListRows.tsx';
import { ListSearch } from '../../lib/frame/list/ListSearch.tsx';
import { StaleNotice } from '../../lib/frame/list/StaleNotice.tsx';
import { useListState } from '../../lib/frame/list/useListState.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { DeviceQuestion, type Question } from './DeviceQuestion.tsx';
import { deviceRights } from './rights.ts';
import { useDeviceActions } from './useDeviceActions.tsx';
import { useDeviceColumns } from './useDeviceColumns.tsx';

const CHOICES = { orderings: [], filters: {} };

/** The devices of the offices, what they are doing, and the way to add one [DEV-01, DEV-02]. */
export function DeviceList(): ReactElement {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const rights = useMemo(() => deviceRights(signedIn), [signedIn]);
  const list = useListState(CHOICES);
  const page = useDevices(list);
  const since = useStaleSince(page, POLL_DEVICES);
  const columns = useDeviceColumns();
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = useCallback((kind: Question['kind'], device: Device) => setQuestion({ kind, device }), []);
  const rowActions = useDeviceActions(rights, ask);
  const title = t(($) => $.navigation.devices);

  return (
    <ListScreen
      title={title}
      search={
        <ListSearch
          label={t(($) => $.devices.search)}
          placeholder={t(($) => $.devices.name)}
          delay={DEBOUNCE_PATIENT_LIST}
          search={list.search}
          onSearch={list.setSearch}
        />
      }
      actions={
        rights.mayAdd && (
          <LinkButton href="/devices/new" variant="primary">
            {t(($) => $.devices.new)}
          </LinkButton>
        )
      }
      panel={<StaleNotice since={since} />}
    >
      <ScreenTitle>{title}</ScreenTitle>
      <ListRows
        name="devices"
        page={page}
        list={list}
        since={since}
        failed={t(($) => $.devices.loadFailed)}
        label={title}
        columns={columns}
        rowLabel={({ name }) => name}
        {...(rights.rowsEdit && { rowHref: ({ id }: Device) => `/devices/edit/${id}` })}
        rowActions={rowActions}
        rowTone={({ in_use }) => (in_use ? 'caution' : undefined)}
        emptyState={
          <EmptyState title={t(($) => $.common.noResults)}>
            {list.search === ''
              ? t(($) => $.devices.emptyHint)
              : t(($) => $.devices.noResultsHint, { search: list.search })}
          </EmptyState>
        }
      />
      {question && <DeviceQuestion {...question} onClose={() => setQuestion(null)} onDone={() => void page.mutate()} />}
    </ListScreen>
  );
}
