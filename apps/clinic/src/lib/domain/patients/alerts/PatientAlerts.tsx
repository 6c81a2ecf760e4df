import type { Id } from '@isopter/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './Alerts.css.ts';
import { AlertBadge } from './AlertBadge.tsx';
import { AlertsFailed } from './AlertsFailed.tsx';
import { SignedAlert } from './SignedAlert.tsx';
import { useAlerts } from './useAlerts.ts';

/** The alerts of a patient with author and date (OUR-760). Renders nothing for a patient without alerts. */
export function PatientAlerts({ patientId }: { patientId: Id }): ReactElement | null {
  const { t } = useTranslation();
  const { data, error, mutate } = useAlerts(patientId);
  if (data === undefined) return error ? <AlertsFailed onRetry={() => void mutate()} /> : null;
  if (data.length === 0) return null;
  return (
    <ul className={css.alerts} aria-label={t(($) => $.patients.alerts.title)} data-part="alerts">
      {data.map((alert) => (
        <li key={alert.id}>
          <SignedAlert alert={alert} />
        </li>
      ))}
    </ul>
  );
}

/** The kinds of alerts that a patient has, each once: for a header that has no room for more. */
export function PatientAlertKinds({ patientId }: { patientId: Id }): ReactElement | null {
  const { t } = useTranslation();
  const { data, error } = useAlerts(patientId);
  if (data === undefined) return error ? <AlertsFailed /> : null;
  if (data.length === 0) return null;
  return (
    <ul className={css.alerts} aria-label={t(($) => $.patients.alerts.title)}>
      {[...new Set(data.map(({ kind }) => kind))].map((kind) => (
        <li key={kind}>
          <AlertBadge alert={{ kind }} />
        </li>
      ))}
    </ul>
  );
}
