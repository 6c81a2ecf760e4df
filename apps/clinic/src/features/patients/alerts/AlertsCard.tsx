import { type Patient, type PatientAlert, PATIENT_ALERTS_MAX } from '@isopter/contract';
import { Button, Card, IconButton, Skeleton, Text } from '@isopter/ui';
import { CloseIcon } from '@isopter/ui/icons';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertsFailed } from '../../../lib/domain/patients/alerts/AlertsFailed.tsx';
import { SignedAlert } from '../../../lib/domain/patients/alerts/SignedAlert.tsx';
import { useAlerts } from '../../../lib/domain/patients/alerts/useAlerts.ts';
import { useAlertText } from '../../../lib/domain/patients/alerts/useAlertText.ts';
import { isTechnician } from '../../../lib/platform/routes/access.ts';
import { accessOf } from '../../../lib/platform/session/accessOf.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { AddAlert } from './AddAlert.tsx';
import * as css from './AlertsCard.css.ts';
import { EndAlert } from './EndAlert.tsx';

/** The alerts of a patient, where the staff adds and ends them (OUR-761). */
export function AlertsCard({ patient: { id } }: { patient: Patient }): ReactElement {
  const { t } = useTranslation();
  const access = accessOf(useSignedIn());
  const mayChange = access.may_write && !isTechnician(access);
  const { data, error, mutate } = useAlerts(id);
  const [isAdding, setAdding] = useState(false);
  const [ending, setEnding] = useState<PatientAlert | null>(null);
  const isFull = data !== undefined && data.length >= PATIENT_ALERTS_MAX;
  return (
    <Card
      title={t(($) => $.patients.alerts.title)}
      actions={
        mayChange &&
        data &&
        !isFull && (
          <Button variant="quiet" size="sm" onPress={() => setAdding(true)}>
            {t(($) => $.patients.alerts.add)}
          </Button>
        )
      }
    >
      {data && <Listed alerts={data} onEnd={mayChange ? setEnding : null} />}
      {!data && (error ? <AlertsFailed onRetry={() => void mutate()} /> : <Skeleton shape="block" height={24} />)}
      {mayChange && isFull && (
        <Text size="sm" tone="secondary">
          {t(($) => $.patients.alerts.full, { count: PATIENT_ALERTS_MAX })}
        </Text>
      )}
      {isAdding && <AddAlert patientId={id} onClose={() => setAdding(false)} />}
      {ending && <EndAlert alert={ending} onClose={() => setEnding(null)} />}
    </Card>
  );
}

interface ListedProps {
  alerts: readonly PatientAlert[];
  /** Asks to end an alert; null for users who only read them. */
  onEnd: ((alert: PatientAlert) => void) | null;
}

function Listed({ alerts, onEnd }: ListedProps): ReactElement {
  const { t } = useTranslation();
  const textOf = useAlertText();
  if (alerts.length === 0) return <Text tone="secondary">{t(($) => $.patients.alerts.none)}</Text>;
  return (
    <ul className={css.list}>
      {alerts.map((alert) => (
        <li key={alert.id} className={css.row}>
          <SignedAlert alert={alert} />
          {onEnd && (
            <IconButton
              size="sm"
              label={t(($) => $.patients.alerts.end, { alert: textOf(alert) })}
              icon={<CloseIcon />}
              onPress={() => onEnd(alert)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
