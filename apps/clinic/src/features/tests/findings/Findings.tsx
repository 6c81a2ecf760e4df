import { useCall } from '@isopter/api-client';
import { hasStatus, isEnded, type Test } from '@isopter/contract';
import { Button, LinkButton, PageHeader, Skeleton, toasts } from '@isopter/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearch } from 'wouter';
import { ScreenTitle } from '../../../lib/platform/brand/ScreenTitle.tsx';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { PatientBanner } from '../../../lib/domain/patients/PatientBanner.tsx';
import { isTechnician } from '../../../lib/platform/routes/access.ts';
import { accessOf } from '../../../lib/platform/session/accessOf.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { useTestName } from '../../../lib/domain/tests/useTestName.ts';
import { closePath } from '../closePath.ts';
import { mayChange, testActions } from '../list/rules/actions.ts';
import { useViewer } from '../list/useViewer.ts';
import { ReportButtons } from '../ReportButtons.tsx';
import { useOpenMonitor } from '../../../lib/domain/tests/useOpenMonitor.ts';
import { usePatientCrumbs } from '../../../lib/domain/patients/usePatientCrumbs.ts';
import { AssignedReading } from './AssignedReading.tsx';
import { EnteredCard } from './EnteredCard.tsx';
import { DEFAULT_QUEUE, readQueue, type ReadingQueue } from '../../../lib/domain/tests/reading/queuePlace.ts';
import { page } from './Findings.css.ts';
import { InterpretationCard } from './InterpretationCard.tsx';
import { ReadingQueueBar } from './ReadingQueueBar.tsx';

/** Facts entered by clinicians and interpretations by doctors [OUR-73] [OUR-74]. */
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
  const queue = useQueue(test);
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
      {queue !== null && (
        <>
          <ReadingQueueBar test={test.id} isUnread={test.sign_off === 'new'} queue={queue} />
          <AssignedReading test={test} queue={queue} />
        </>
      )}
      <PatientBanner patient={patient} />
      <InterpretationCard test={test} />
      <EnteredCard test={test} isReadOnly={!mayChange(viewer)} />
    </div>
  );
}

/** The reading queue that a test is opened from; an unread test that is opened elsewhere is in the usual queue. */
function useQueue({ sign_off, status }: Test): ReadingQueue | null {
  const search = useSearch();
  const access = accessOf(useSignedIn());
  // it stays when the test is read meanwhile
  const [wasUnread] = useState(sign_off === 'new' && hasStatus(status, 'finished'));
  if (isTechnician(access)) return null;
  return readQueue(search) ?? (wasUnread ? DEFAULT_QUEUE : null);
}
