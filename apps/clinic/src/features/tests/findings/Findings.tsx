import { useCall } from '@isopter/api-client';
import { isEnded, type Test } from '@isopter/contract';
import { Button, LinkButton, PageHeader, Skeleton, toasts } from '@isopter/ui';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'wouter';
import { ScreenTitle } from '../../../lib/brand/ScreenTitle.tsx';
import { useFormats } from '../../../lib/format/useFormats.ts';
import { PatientBanner } from '../../../lib/patients/PatientBanner.tsx';
import { useTestName } from '../../../lib/tests/useTestName.ts';
import { closePath } from '../closePath.ts';
import { mayChange, testActions } from '../list/rules/actions.ts';
import { useViewer } from '../list/useViewer.ts';
import { ReportButtons } from '../ReportButtons.tsx';
import { useOpenMonitor } from '../useOpenMonitor.ts';
import { usePatientCrumbs } from '../../../lib/patients/usePatientCrumbs.ts';
import { EnteredCard } from './EnteredCard.tsx';
import { page } from './Findings.css.ts';
import { InterpretationCard } from './InterpretationCard.tsx';

/** What people add to a test: what clinicians enter with it, and what doctors make of it [OUR-73] [OUR-74]. */
export function Findings(): ReactElement {
  const { id } = useParams<{ id: string }>();
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const test = useCall('getTest', { params: { id } }, { silent: true });

  useEffect(() => {
    if (!test.error || test.data) return;
    toasts.show({ tone: 'critical', message: t(($) => $.tests.testNotFound) });
    navigate('/patients', { replace: true });
  }, [navigate, t, test.data, test.error]);

  if (test.data) return <OfTest key={id} test={test.data} />;
  return (
    <div className={page}>
      <PageHeader title={t(($) => $.findings.title)} />
      <Skeleton height={64} />
      <Skeleton height={320} />
    </div>
  );
}

function OfTest({ test }: { test: Test }): ReactElement {
  const { t } = useTranslation();
  const { when } = useFormats();
  const nameOf = useTestName();
  const patient = useCall('getPatient', test.patient ? { params: { id: test.patient } } : null, { silent: true }).data;
  const crumbs = usePatientCrumbs(patient);
  const openMonitor = useOpenMonitor();
  const viewer = useViewer(patient);
  const path = closePath(test, null);
  const title = t(($) => $.findings.title);
  const offered = testActions(test, viewer);
  const date = test.time_start ? when(test.time_start, 'alone', test.timezone) : t(($) => $.tests.notStarted);
  return (
    <div className={page}>
      <PageHeader
        title={title}
        meta={t(($) => $.tests.rowName, { test: nameOf(test.test_group), when: date })}
        breadcrumbs={[
          ...crumbs,
          { label: t(($) => $.tests.title), href: path },
          { label: title, href: `/tests/findings/${test.id}` },
        ]}
        actions={
          <>
            {!isEnded(test.status) && (
              <Button onPress={() => openMonitor(test)}>{t(($) => $.tests.actions.monitor)}</Button>
            )}
            {offered.includes('report') && <ReportButtons test={test} />}
            <LinkButton href={path}>{t(($) => $.common.close)}</LinkButton>
          </>
        }
      />
      <ScreenTitle>{title}</ScreenTitle>
      <PatientBanner patient={patient} />
      <InterpretationCard test={test} />
      <EnteredCard test={test} isReadOnly={!mayChange(viewer)} />
    </div>
  );
}
