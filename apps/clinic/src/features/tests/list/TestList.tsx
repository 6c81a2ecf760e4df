import { testsPoll, useCall, usePatientTests, useStaleSince, useUnreadCount } from '@isopter/api-client';
import { DEBOUNCE_PATIENT_LIST, TEST_ORDERINGS } from '@isopter/contract';
import { Button, EmptyState, LinkButton, ListScreen } from '@isopter/ui';
import { AddIcon, HistoryIcon, UploadIcon } from '@isopter/ui/icons';
import { type ReactElement, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { ScreenTitle } from '../../../lib/platform/brand/ScreenTitle.tsx';
import { ListSearch } from '../../../lib/frame/list/ListSearch.tsx';
import { StaleNotice } from '../../../lib/frame/list/StaleNotice.tsx';
import { useListState } from '../../../lib/frame/list/useListState.ts';
import { PatientBanner } from '../../../lib/domain/patients/PatientBanner.tsx';
import { PatientGone } from '../../../lib/domain/patients/PatientGone.tsx';
import { useReports } from '../../../lib/domain/reports/useReports.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { usePatientCrumbs } from '../../../lib/domain/patients/usePatientCrumbs.ts';
import { offersImports, offersNewTest, offersProgression, offersTrend } from './rules/actions.ts';
import { TEST_FILTERS } from './filters.ts';
import { testQuery } from './query.ts';
import { TestRows } from './TestRows.tsx';
import { TestTabs } from './TestTabs.tsx';
import { NamelessNote } from '../NamelessNote.tsx';
import { useTestFilters } from './useTestFilters.ts';
import { useViewer } from './useViewer.ts';

const CHOICES = { orderings: TEST_ORDERINGS, filters: TEST_FILTERS };

/** The tests of a patient [LIST-01 to LIST-07]. It asks again every 5 s, only while a test of it is unfinished. */
export function TestList(): ReactElement {
  const { patientId } = useParams<{ patientId: string }>();
  const { t } = useTranslation();
  const list = useListState(CHOICES);
  const patient = useCall('getPatient', { params: { id: patientId } }, { silent: true });
  const page = usePatientTests(patientId, list, {
    ...testQuery(list.filters),
    ...(list.ordering && { ordering: list.ordering }),
  });
  const since = useStaleSince(page, testsPoll(page.data));
  const viewer = useViewer(patient.data);
  const crumbs = usePatientCrumbs(patient.data);
  const { preferences } = useSignedIn();
  const { showTrend } = useReports();
  const { bar, texts } = useTestFilters(list, useUnreadCount(patientId));
  const patientOf = useCallback(() => patient.data, [patient.data]);

  if (patient.error?.status === 404) return <PatientGone />;
  return (
    <ListScreen
      title={t(($) => $.tests.title)}
      breadcrumbs={[...crumbs, { label: t(($) => $.tests.title), href: `/tests/${patientId}` }]}
      search={
        <ListSearch
          label={t(($) => $.tests.search)}
          placeholder={t(($) => $.tests.searchPlaceholder)}
          delay={DEBOUNCE_PATIENT_LIST}
          search={list.search}
          onSearch={list.setSearch}
        />
      }
      actions={
        <>
          {patient.data && offersTrend(patient.data, preferences) && (
            <Button icon={<HistoryIcon />} onPress={() => showTrend(patientId)}>
              {t(($) => $.reports.trend)}
            </Button>
          )}
          {offersProgression(preferences) && (
            <LinkButton href={`/tests/progression/${patientId}`}>{t(($) => $.tests.progression)}</LinkButton>
          )}
          {offersImports(viewer) && (
            <LinkButton icon={<UploadIcon />} href={`/import/upload/${patientId}`}>
              {t(($) => $.imports.list.add)}
            </LinkButton>
          )}
          {offersNewTest(viewer) && (
            <LinkButton variant="primary" icon={<AddIcon />} href={`/tests/new/${patientId}`}>
              {t(($) => $.tests.new)}
            </LinkButton>
          )}
        </>
      }
      panel={
        <>
          {!patient.error && <PatientBanner patient={patient.data} />}
          {bar}
          <StaleNotice since={since} />
          <NamelessNote />
        </>
      }
    >
      <ScreenTitle>{t(($) => $.tests.title)}</ScreenTitle>
      <TestTabs patientId={patientId} selected="tests">
        <TestRows
          page={page}
          list={list}
          since={since}
          filters={texts}
          patientOf={patientOf}
          viewed={patient.data}
          importsOf={viewer.isTechnician ? null : patientId}
          emptyState={<NoTests search={list.search} />}
        />
      </TestTabs>
    </ListScreen>
  );
}

function NoTests({ search }: { search: string }): ReactElement {
  const { t } = useTranslation();
  if (search === '') {
    return <EmptyState title={t(($) => $.common.noResults)}>{t(($) => $.tests.emptyHint)}</EmptyState>;
  }
  return <EmptyState title={t(($) => $.common.noResults)}>{t(($) => $.tests.noResultsHint, { search })}</EmptyState>;
}
