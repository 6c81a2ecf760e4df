import { bundlesPoll, useCall, usePatientBundles, useStaleSince } from '@isopter/api-client';
import { DEBOUNCE_PATIENT_LIST } from '@isopter/contract';
import { EmptyState, LinkButton, ListScreen } from '@isopter/ui';
import { AddIcon, BundleIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { ScreenTitle } from '../../../../lib/platform/brand/ScreenTitle.tsx';
import { ListSearch } from '../../../../lib/frame/list/ListSearch.tsx';
import { StaleNotice } from '../../../../lib/frame/list/StaleNotice.tsx';
import { useListState } from '../../../../lib/frame/list/useListState.ts';
import { PatientBanner } from '../../../../lib/domain/patients/PatientBanner.tsx';
import { PatientGone } from '../../../../lib/domain/patients/PatientGone.tsx';
import { offersNewTest } from '../../list/rules/actions.ts';
import { TestTabs } from '../../list/TestTabs.tsx';
import { useViewer } from '../../list/useViewer.ts';
import { usePatientCrumbs } from '../../../../lib/domain/patients/usePatientCrumbs.ts';
import { NamelessNote } from '../../NamelessNote.tsx';
import { BundleRows } from './BundleRows.tsx';

const CHOICES = { orderings: [], filters: {} };

/** The bundles of a patient [BUND-01, LIST-01]. It asks again every 5 s, only while a bundle of it is unfinished. */
export function BundleList(): ReactElement {
  const { patientId } = useParams<{ patientId: string }>();
  const { t } = useTranslation();
  const list = useListState(CHOICES);
  const patient = useCall('getPatient', { params: { id: patientId } }, { silent: true });
  const page = usePatientBundles(patientId, list);
  const since = useStaleSince(page, bundlesPoll(page.data));
  const viewer = useViewer(patient.data);
  const crumbs = usePatientCrumbs(patient.data);
  const title = t(($) => $.bundles.title);

  if (patient.error?.status === 404) return <PatientGone />;
  return (
    <ListScreen
      title={title}
      breadcrumbs={[...crumbs, { label: title, href: `/tests/bundles/${patientId}` }]}
      search={
        <ListSearch
          label={t(($) => $.bundles.search)}
          placeholder={t(($) => $.bundles.searchPlaceholder)}
          delay={DEBOUNCE_PATIENT_LIST}
          search={list.search}
          onSearch={list.setSearch}
        />
      }
      actions={
        offersNewTest(viewer) && (
          <LinkButton variant="primary" icon={<AddIcon />} href={`/tests/bundles/new/${patientId}`}>
            {t(($) => $.bundles.new)}
          </LinkButton>
        )
      }
      panel={
        <>
          {!patient.error && <PatientBanner patient={patient.data} />}
          <StaleNotice since={since} />
          <NamelessNote />
        </>
      }
    >
      <ScreenTitle>{title}</ScreenTitle>
      <TestTabs patientId={patientId} selected="bundles">
        <BundleRows
          page={page}
          list={list}
          since={since}
          patient={patient.data}
          emptyState={
            list.search === '' ? (
              <EmptyState title={t(($) => $.common.noResults)} icon={<BundleIcon />}>
                {t(($) => $.bundles.emptyHint)}
              </EmptyState>
            ) : (
              <EmptyState title={t(($) => $.common.noResults)}>
                {t(($) => $.bundles.noResultsHint, { search: list.search })}
              </EmptyState>
            )
          }
        />
      </TestTabs>
    </ListScreen>
  );
}
