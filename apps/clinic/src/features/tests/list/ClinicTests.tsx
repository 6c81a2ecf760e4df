import { testsPoll, usePatientsOf, useStaleSince, useTests, useUnreadCount } from '@isopter/api-client';
import { type Patient, type Test, TEST_ORDERINGS } from '@isopter/contract';
import { EmptyState, Link, ListScreen, MissingValue, type TableColumn } from '@isopter/ui';
import { type ReactElement, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../../lib/brand/ScreenTitle.tsx';
import { StaleNotice } from '../../../lib/list/StaleNotice.tsx';
import { useListState } from '../../../lib/list/useListState.ts';
import { usePatientNameIfAny } from '../../../lib/patients/usePatientName.ts';
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
  const page = useTests({ ...list, search: '' }, { ...testQuery(list.filters), ...ordering });
  const since = useStaleSince(page, testsPoll(page.data));
  const { bar, texts } = useTestFilters(list, useUnreadCount());
  const patientOf = usePatientsOfTests(page.rows);
  const before = usePatientColumn(patientOf);
  const title = t(($) => $.tests.clinicTitle);
  return (
    <ListScreen
      title={title}
      panel={
        <>
          {bar}
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
        emptyState={<EmptyState title={t(($) => $.common.noResults)}>{t(($) => $.tests.clinicEmptyHint)}</EmptyState>}
      />
    </ListScreen>
  );
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
