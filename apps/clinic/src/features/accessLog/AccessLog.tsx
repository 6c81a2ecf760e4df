import { useAudit } from '@isopter/api-client';
import { AUDIT_OBJECT_KINDS, AUDIT_RESULTS, type AuditObjectKind, type AuditResult } from '@isopter/contract';
import { Button, EmptyState, ListScreen, type Option } from '@isopter/ui';
import { DownloadIcon } from '@isopter/ui/icons';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import { areDays, instantsOf } from '../../lib/frame/list/filters/days.ts';
import { isId, isOneOf } from '../../lib/frame/list/filters/filters.ts';
import { given } from '../../lib/frame/list/filters/query.ts';
import { ListRows } from '../../lib/frame/list/ListRows.tsx';
import { useListState } from '../../lib/frame/list/useListState.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { ACTION_WORDS, actionsOf } from '../../lib/domain/audit/actions.ts';
import { AccessLogFilters } from './AccessLogFilters.tsx';
import { useExport } from './useExport.ts';
import { useLogActions } from './useLogActions.tsx';
import { useLoggedName } from './useLoggedName.ts';
import { useLogColumns } from './useLogColumns.tsx';

const CHOICES = {
  orderings: [],
  filters: {
    patient: isId,
    person: isId,
    action: isOneOf(ACTION_WORDS),
    kind: isOneOf(AUDIT_OBJECT_KINDS),
    object: isId,
    result: isOneOf(AUDIT_RESULTS),
    days: areDays,
  },
};

/** The access log of the office group [OUR-140 to OUR-142, OUR-511 to OUR-513]. */
export function AccessLog(): ReactElement {
  const { t } = useTranslation();
  const list = useListState(CHOICES);
  const { patient, person, days, action, kind, object, result } = list.filters;
  const { from, before } = instantsOf(days, useSignedIn().timezone);
  const wish = given({
    patient,
    actor: person,
    action__in: actionsOf(action),
    object_kind: kind as AuditObjectKind | undefined,
    object,
    result: result as AuditResult | undefined,
    at__gte: from,
    at__lt: before,
  });
  const page = useAudit(list, wish);
  const { columns, rowLabel } = useLogColumns();
  const { save, isSaving } = useExport();
  const nameOf = useLoggedName();
  const rowActions = useLogActions(list.filters, list.setFilters);
  // the address has ids alone: the names come with a pick or with the rows
  const [picked, setPicked] = useState<Readonly<Record<string, Option>>>({});
  const patients = page.rows.flatMap((row) => row.patients.map((one) => ({ id: one.id, name: nameOf(one) })));
  const actors = page.rows.map(({ actor }) => actor);
  const objects = page.rows.flatMap((row) => row.objects);
  const shown = (id: string | undefined, named: readonly { id?: string | null; name?: string | null }[]) => {
    if (id === undefined) return null;
    const name = named.find((one) => one.id === id)?.name;
    return picked[id] ?? (name ? { id, label: name } : null);
  };
  const title = t(($) => $.navigation.access_log);

  return (
    <ListScreen
      title={title}
      actions={
        <Button
          icon={<DownloadIcon />}
          isPending={isSaving}
          pendingText={t(($) => $.accessLog.exporting)}
          onPress={() => save(wish)}
        >
          {t(($) => $.accessLog.export)}
        </Button>
      }
      panel={
        <AccessLogFilters
          patient={shown(patient, patients)}
          person={shown(person, actors)}
          object={shown(object, objects)}
          values={{ action, kind, result, days }}
          onPick={(filter, option) => {
            if (option) setPicked({ ...picked, [option.id]: option });
            list.setFilters({ [filter]: option?.id });
          }}
          onChange={list.setFilters}
        />
      }
    >
      <ScreenTitle>{title}</ScreenTitle>
      <ListRows
        name="access_log"
        page={page}
        list={list}
        failed={t(($) => $.accessLog.loadFailed)}
        label={title}
        columns={columns}
        rowLabel={rowLabel}
        rowActions={rowActions}
        emptyState={
          Object.keys(list.filters).length === 0 ? (
            <EmptyState title={t(($) => $.common.noResults)}>{t(($) => $.accessLog.empty)}</EmptyState>
          ) : (
            <EmptyState
              title={t(($) => $.common.noResults)}
              action={<Button onPress={list.clear}>{t(($) => $.filters.clear)}</Button>}
            >
              {t(($) => $.accessLog.nothing)}
            </EmptyState>
          )
        }
      />
    </ListScreen>
  );
}
