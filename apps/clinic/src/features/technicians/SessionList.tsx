import { useSessions, useStaleSince } from '@isopter/api-client';
import { DEBOUNCE_PATIENT_LIST, POLL_SESSIONS, type Session } from '@isopter/contract';
import { EmptyState, ListScreen, Tabs, Text } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import { ListRows } from '../../lib/frame/list/ListRows.tsx';
import { ListSearch } from '../../lib/frame/list/ListSearch.tsx';
import { StaleNotice } from '../../lib/frame/list/StaleNotice.tsx';
import { useListState } from '../../lib/frame/list/useListState.ts';
import { useNameless } from '../../lib/platform/session/useNameless.ts';
import { JoinDialog } from './check/JoinDialog.tsx';
import { EndSession } from './EndSession.tsx';
import { SessionCard } from './SessionCard.tsx';
import { useJoinSession } from './useJoinSession.ts';
import { useSessionActions } from './useSessionActions.tsx';
import { useSessionColumns } from './useSessionColumns.tsx';

const CHOICES = { orderings: [], filters: {} };
const TABS = [
  { id: 'waiting', href: '/waiting-sessions' },
  { id: 'finished', href: '/finished-sessions' },
] as const;

/** The sessions that wait, and the one that is joined [TECH-02]. */
export const WaitingSessions = (): ReactElement => <SessionList tab="waiting" />;
/** The sessions that are over [TECH-02]. */
export const FinishedSessions = (): ReactElement => <SessionList tab="finished" />;

function SessionList({ tab }: { tab: (typeof TABS)[number]['id'] }): ReactElement {
  const { t } = useTranslation();
  const list = useListState(CHOICES);
  const nameless = useNameless();
  const past = tab === 'finished';
  const page = useSessions(list, past);
  const since = useStaleSince(page, POLL_SESSIONS);
  const [ending, setEnding] = useState<Session | null>(null);
  const { columns, rowLabel } = useSessionColumns(past);
  const [chosen, setChosen] = useState<Session | null>(null);
  const { join, isJoining } = useJoinSession();
  const rowActions = useSessionActions({ onJoin: setChosen, onEnd: setEnding });
  const title = t(($) => $.navigation[`${tab}_sessions`]);
  return (
    <ListScreen
      title={title}
      search={
        // it names patients [PII-11]
        nameless !== null ? undefined : (
          <ListSearch
            label={t(($) => $.technicians.search)}
            placeholder={t(($) => $.technicians.searchPlaceholder)}
            delay={DEBOUNCE_PATIENT_LIST}
            search={list.search}
            onSearch={list.setSearch}
          />
        )
      }
      panel={
        <>
          <StaleNotice since={since} />
          {nameless !== null && (
            <Text size="sm" tone="secondary">
              {t(($) => (nameless === 'agent' ? $.agent.noSearch : $.zeroPii.noSearch))}
            </Text>
          )}
          <SessionCard isJoining={isJoining} onJoin={setChosen} onEnd={setEnding} />
        </>
      }
    >
      <ScreenTitle>{title}</ScreenTitle>
      <Tabs
        label={t(($) => $.technicians.tabs.label)}
        selectedKey={tab}
        items={TABS.map(({ id, href }) => ({ id, href, label: t(($) => $.technicians.tabs[id]) }))}
      >
        <ListRows
          name="technician_sessions"
          page={page}
          list={list}
          since={since}
          failed={t(($) => $.technicians.loadFailed)}
          label={title}
          columns={columns}
          rowLabel={rowLabel}
          rowActions={rowActions}
          emptyState={
            <EmptyState title={t(($) => $.common.noResults)}>
              {list.search === ''
                ? t(($) => $.technicians.empty[tab])
                : t(($) => $.technicians.noResultsHint, { search: list.search })}
            </EmptyState>
          }
        />
      </Tabs>
      {chosen && <JoinDialog session={chosen} onJoin={() => join(chosen.id)} onClose={() => setChosen(null)} />}
      {ending && <EndSession session={ending} onClose={() => setEnding(null)} />}
    </ListScreen>
  );
}
