import { testsPoll, usePatientsOf, useStaleSince, useTests, useUnreadCount } from '@isopter/api-client';
import {
  DEBOUNCE_PATIENT_LIST,
  isLongSearch,
  type Patient,
  type Test,
  TEST_ORDERINGS,
  ZERO_PII,
} from '@isopter/contract';
import { EmptyState, Link, ListScreen, MissingValue, type TableColumn, Text } from '@isopter/ui';
import { type ReactElement, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../../lib/platform/brand/ScreenTitle.tsx';
import { ListSearch } from '../../../lib/frame/list/ListSearch.tsx';
import { StaleNotice } from '../../../lib/frame/list/StaleNotice.tsx';
import { useListState } from '../../../lib/frame/list/useListState.ts';
import { usePatientNameIfAny } from '../../../lib/domain/patients/usePatientName.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { TEST_FILTERS } from './filters.ts';
import { testQuery } from './query.ts';
import { NamelessNote } from '../NamelessNote.tsx';
import { TestRows } from './TestRows.tsx';
import { useTestFilters } from './useTestFilters.ts';

const CHOICES = { orderings: TEST_ORDERINGS, filters: TEST_FILTERS };

/** The tests of the clinic with their patients: what waits to be read, what ran today [OUR-72]. */
export function ClinicTests(): ReactElement {
  const { t } = useTranslation();
  const list = useListState(CHOICES);
  const ordering = list.ordering && { ordering: list.ordering };
  const page = useTests(list, { ...testQuery(list.filters), ...ordering });
  const since = useStaleSince(page, testsPoll(page.data));
  const { bar, texts } = useTestFilters(list, useUnreadCount());
  const patientOf = usePatientsOfTests(page.rows);
  const before = usePatientColumn(patientOf);
  const title = t(($) => $.tests.clinicTitle);
  return (
    <ListScreen
      title={title}
      search={
        <ListSearch
          label={t(($) => $.tests.clinicSearch)}
          placeholder={t(($) => $.patients.searchPlaceholder)}
          delay={DEBOUNCE_PATIENT_LIST}
          search={list.search}
          onSearch={list.setSearch}
        />
      }
      panel={
        <>
          {bar}
          {list.search !== '' && <SearchNote />}
          <StaleNotice since={since} />
          <NamelessNote />
        </>
      }
    >
      <ScreenTitle>{title}</ScreenTitle>
      <TestRows
        page={page}
        list={list}
        since={since}
        filters={texts}
        patientOf={patientOf}
        before={before}
        emptyState={<NoTests search={list.search} />}
      />
    </ListScreen>
  );
}

/** Says how far a search reaches that runs on the local copy [PII-06]. */
function SearchNote(): ReactElement | null {
  const { t } = useTranslation();
  const { enable_zero_pii } = useSignedIn().preferences;
  if (!enable_zero_pii) return null;
  return (
    <Text size="sm" tone="secondary">
      {t(($) => $.tests.clinicSearchLimit, { amount: ZERO_PII.search.max })}
    </Text>
  );
}

/** No patient of the search has a test, or nobody was tested yet. */
function NoTests({ search }: { search: string }): ReactElement {
  const { t } = useTranslation();
  const { enable_zero_pii } = useSignedIn().preferences;
  const hint =
    search === ''
      ? t(($) => $.tests.clinicEmptyHint)
      : enable_zero_pii && !isLongSearch(search)
        ? t(($) => $.zeroPii.searchHint)
        : t(($) => $.tests.clinicNoResultsHint, { search });
  return <EmptyState title={t(($) => $.common.noResults)}>{hint}</EmptyState>;
}

/** The patients of some tests, by test. */
function usePatientsOfTests(tests: readonly Test[]): (test: Test) => Patient | undefined {
  const { data } = usePatientsOf(tests.flatMap(({ patient }) => patient ?? []));
  return useCallback((test) => data?.results.find(({ id }) => id === test.patient), [data]);
}

function usePatientColumn(patientOf: (test: Test) => Patient | undefined): readonly TableColumn<Test>[] {
  const { t } = useTranslation();
  const nameOf = usePatientNameIfAny();
  return useMemo(
    () => [
      {
        id: 'patient',
        title: t(($) => $.patients.patient),
        cell: (test) => {
          const patient = patientOf(test);
          const name = nameOf(patient);
          if (!patient || !name) return <MissingValue label={t(($) => $.patients.patient)} />;
          return <Link href={`/tests/${patient.id}`}>{name}</Link>;
        },
      },
    ],
    [nameOf, patientOf, t],
  );
}
