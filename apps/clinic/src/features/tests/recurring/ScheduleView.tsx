import { useCall } from '@isopter/api-client';
import { FormScreen, KeyValueList, LinkButton } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ScreenTitle } from '../../../lib/platform/brand/ScreenTitle.tsx';
import { PatientBanner } from '../../../lib/domain/patients/PatientBanner.tsx';
import { Loading } from '../../../lib/frame/screen/Loading.tsx';
import { useMayWrite } from '../../../lib/platform/session/useMayWrite.ts';
import { usePatientCrumbs } from '../../../lib/domain/patients/usePatientCrumbs.ts';
import { schedulePath } from '../../../lib/domain/tests/schedules/paths.ts';
import { useLoadedSchedule } from './useLoadedSchedule.ts';
import { useScheduleFacts } from '../../../lib/domain/tests/schedules/useScheduleFacts.ts';

/** A recurring test or bundle, to look at [RECUR-03, RECUR-07]. */
export function ScheduleView(): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { schedule, close } = useLoadedSchedule();
  const patient = useCall('getPatient', schedule ? { params: { id: schedule.patient } } : null, { silent: true });
  const crumbs = usePatientCrumbs(patient.data);
  const mayWrite = useMayWrite();
  const facts = useScheduleFacts();
  if (!schedule) return <Loading />;
  const isBundle = schedule.scheduled_entity === 'B';
  const title = t(($) => $.tests.recurring[isBundle ? 'bundleTitle' : 'testTitle']);
  const list = { label: t(($) => $.tests.tabs[isBundle ? 'recurringBundles' : 'recurringTests']), href: close };
  return (
    <FormScreen
      title={title}
      breadcrumbs={[...crumbs, list, { label: title, href: schedulePath(schedule, 'view') }]}
      onClose={() => navigate(close)}
      actions={
        <>
          {mayWrite && (
            <LinkButton variant="primary" href={schedulePath(schedule, 'edit')}>
              {t(($) => $.tests.recurring.edit)}
            </LinkButton>
          )}
          <LinkButton href={close}>{t(($) => $.common.close)}</LinkButton>
        </>
      }
    >
      <ScreenTitle>{title}</ScreenTitle>
      {patient.data && <PatientBanner patient={patient.data} />}
      <KeyValueList
        aria-label={title}
        items={[
          { label: t(($) => $.tests.recurring[isBundle ? 'testGroups' : 'test']), value: facts.name(schedule) },
          { label: t(($) => $.tests.recurring.period), value: facts.period(schedule) },
          { label: t(($) => $.tests.recurring.next), value: facts.next(schedule) },
          { label: t(($) => $.tests.recurring.end), value: facts.end(schedule) },
        ]}
      />
    </FormScreen>
  );
}
