import { useCall, useSchedules, useStaleSince } from '@isopter/api-client';
import { DEBOUNCE_PATIENT_LIST, type Schedule, type ScheduledEntity } from '@isopter/contract';
import { EmptyState, ListScreen, type RowAction, type TableColumn } from '@isopter/ui';
import { DeleteIcon, EditIcon } from '@isopter/ui/icons';
import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'wouter';
import { ScreenTitle } from '../../../lib/platform/brand/ScreenTitle.tsx';
import { ListRows } from '../../../lib/frame/list/ListRows.tsx';
import { ListSearch } from '../../../lib/frame/list/ListSearch.tsx';
import { StaleNotice } from '../../../lib/frame/list/StaleNotice.tsx';
import { useListState } from '../../../lib/frame/list/useListState.ts';
import { PatientBanner } from '../../../lib/domain/patients/PatientBanner.tsx';
import { PatientGone } from '../../../lib/domain/patients/PatientGone.tsx';
import { useMayWrite } from '../../../lib/platform/session/useMayWrite.ts';
import { TestTabs } from '../list/TestTabs.tsx';
import { usePatientCrumbs } from '../../../lib/domain/patients/usePatientCrumbs.ts';
import { DeleteSchedule } from './DeleteSchedule.tsx';
import { listPath, schedulePath } from '../../../lib/domain/tests/schedules/paths.ts';
import { useScheduleFacts } from '../../../lib/domain/tests/schedules/useScheduleFacts.ts';
import { TextCell } from '../../../lib/frame/list/TextCell.tsx';

const CHOICES = { orderings: [], filters: {} };

/** The recurring tests of a patient [RECUR-01]. */
export const RecurringTests = (): ReactElement => <RecurringList entity="T" />;

/** The recurring bundles of a patient [RECUR-02]. */
export const RecurringBundles = (): ReactElement => <RecurringList entity="B" />;

/** The list of a patient's schedules; they are created elsewhere [RECUR-01, RECUR-02, RECUR-06]. */
function RecurringList({ entity }: { entity: ScheduledEntity }): ReactElement {
  const { patientId } = useParams<{ patientId: string }>();
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const list = useListState(CHOICES);
  const patient = useCall('getPatient', { params: { id: patientId } }, { silent: true });
  const page = useSchedules(patientId, entity, list);
  const since = useStaleSince(page, 0);
  const crumbs = usePatientCrumbs(patient.data);
  const mayWrite = useMayWrite();
  const facts = useScheduleFacts();
  const [deleting, setDeleting] = useState<Schedule | null>(null);
  const title = t(($) => $.tests.tabs[entity === 'B' ? 'recurringBundles' : 'recurringTests']);

  const columns = useScheduleColumns(entity);
  const rowActions = (schedule: Schedule): readonly RowAction[] =>
    mayWrite
      ? [
          {
            id: 'edit',
            label: t(($) => $.tests.recurring.edit),
            icon: <EditIcon />,
            isInline: true,
            onAction: () => navigate(schedulePath(schedule, 'edit')),
          },
          {
            id: 'delete',
            label: t(($) => $.tests.recurring.delete),
            icon: <DeleteIcon />,
            tone: 'danger',
            onAction: () => setDeleting(schedule),
          },
        ]
      : [];

  if (patient.error?.status === 404) return <PatientGone />;
  return (
    <ListScreen
      title={title}
      breadcrumbs={[...crumbs, { label: title, href: listPath(patientId, entity) }]}
      search={
        <ListSearch
          label={t(($) => $.tests.search)}
          placeholder={t(($) => $.tests.recurring.searchPlaceholder)}
          delay={DEBOUNCE_PATIENT_LIST}
          search={list.search}
          onSearch={list.setSearch}
        />
      }
      panel={
        <>
          {!patient.error && <PatientBanner patient={patient.data} />}
          <StaleNotice since={since} />
        </>
      }
    >
      <ScreenTitle>{title}</ScreenTitle>
      <TestTabs patientId={patientId} selected={entity === 'B' ? 'recurringBundles' : 'recurringTests'}>
        <ListRows
          name="schedules"
          page={page}
          list={list}
          since={since}
          failed={t(($) => $.tests.recurring.loadFailed)}
          label={title}
          columns={columns}
          rowLabel={facts.name}
          rowHref={(schedule) => schedulePath(schedule, 'view')}
          rowActions={rowActions}
          emptyState={<Nothing search={list.search} />}
        />
      </TestTabs>
      {deleting && <DeleteSchedule schedule={deleting} name={facts.name(deleting)} onClose={() => setDeleting(null)} />}
    </ListScreen>
  );
}

function Nothing({ search }: { search: string }): ReactElement {
  const { t } = useTranslation();
  if (search !== '')
    return <EmptyState title={t(($) => $.common.noResults)}>{t(($) => $.tests.noResultsHint, { search })}</EmptyState>;
  return <EmptyState title={t(($) => $.common.noResults)}>{t(($) => $.tests.recurring.emptyHint)}</EmptyState>;
}

function useScheduleColumns(entity: Schedule['scheduled_entity']): readonly TableColumn<Schedule>[] {
  const { t } = useTranslation();
  const facts = useScheduleFacts();
  const repeated = t(($) => $.tests.recurring[entity === 'B' ? 'testGroups' : 'test']);
  return useMemo(
    (): readonly TableColumn<Schedule>[] => [
      {
        id: 'test',
        title: repeated,
        isRowHeader: true,
        cell: (schedule) => <TextCell text={facts.name(schedule)} title={repeated} />,
      },
      { id: 'period', title: t(($) => $.tests.recurring.period), cell: facts.period },
      { id: 'next', title: t(($) => $.tests.recurring.next), isNumeric: true, cell: facts.next },
      { id: 'end', title: t(($) => $.tests.recurring.end), isNumeric: true, priority: 2, cell: facts.end },
    ],
    [facts, repeated, t],
  );
}
