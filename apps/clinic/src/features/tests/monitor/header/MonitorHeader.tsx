import type { Patient } from '@isopter/contract';
import { AppHeader, Breadcrumbs, Button, type Crumb, IconButton, LinkButton } from '@isopter/ui';
import { EditIcon, PreviousIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useSignedIn } from '../../../../lib/platform/session/session.ts';
import { PatientAlertKinds } from '../../../../lib/domain/patients/alerts/PatientAlerts.tsx';
import { usePatientCrumbs } from '../../../../lib/domain/patients/usePatientCrumbs.ts';
import * as css from '../Monitor.css.ts';
import { usePatientFacts } from './usePatientFacts.ts';

/** Props of {@link MonitorHeader}. */
export interface MonitorHeaderProps {
  patient: Patient | null | undefined;
  /** The address of the patient's tests. */
  testsPath: string;
  /** The test's name; none before it is loaded. */
  testName?: string;
  /** The address of its findings; none before the test is loaded. */
  findingsPath?: string;
  onClose: () => void;
}

/** The way back and the office, above a monitor [MON-06, MON-13]. */
export function MonitorHeader({
  patient,
  testsPath,
  testName,
  findingsPath,
  onClose,
}: MonitorHeaderProps): ReactElement {
  const { t } = useTranslation();
  const { office_group, demo_mode } = useSignedIn();
  const crumbs: Crumb[] = [
    ...usePatientCrumbs(patient),
    { label: t(($) => $.tests.title), href: testsPath },
    ...(testName === undefined ? [] : [{ label: testName }]),
  ];
  return (
    <AppHeader
      start={demo_mode ? null : <Breadcrumbs items={crumbs} />}
      end={
        <>
          <span className={css.office}>{office_group.name}</span>
          {findingsPath !== undefined && (
            <LinkButton size="sm" href={findingsPath}>
              {t(($) => $.monitor.findings)}
            </LinkButton>
          )}
          <Button size="sm" onPress={onClose}>
            {t(($) => $.monitor.close)}
          </Button>
        </>
      }
    />
  );
}

/** The header on a phone: a back link and the patient, as the panel with the name is far below [MON-06, MON-13]. */
export function NarrowMonitorHeader({
  patient,
  findingsPath,
  onClose,
}: Omit<MonitorHeaderProps, 'testsPath' | 'testName'>): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  return (
    <AppHeader
      start={
        <>
          <IconButton variant="quiet" label={t(($) => $.monitor.close)} icon={<PreviousIcon />} onPress={onClose} />
          {patient && <Who patient={patient} />}
        </>
      }
      end={
        findingsPath !== undefined && (
          <IconButton
            variant="quiet"
            label={t(($) => $.monitor.findings)}
            icon={<EditIcon />}
            onPress={() => navigate(findingsPath)}
          />
        )
      }
    />
  );
}

function Who({ patient }: { patient: Patient }): ReactElement {
  const [name, ...facts] = usePatientFacts(patient);
  const said = facts.flatMap(({ fact, value }) => (value === null ? [] : { fact, value }));
  return (
    <div className={css.who}>
      <bdi className={css.whoName}>{name?.value ?? '–'}</bdi>
      <span className={css.whoFacts}>
        {said.map(({ fact, value }) => (
          <bdi key={fact}>{value}</bdi>
        ))}
      </span>
      <PatientAlertKinds patientId={patient.id} />
    </div>
  );
}
